// The cards as one chunk, loaded when the first of them opens.
export { Outcome } from './Outcome.tsx'
export { Predict } from './Predict.tsx'
export { Transfer } from './Transfer.tsx'
