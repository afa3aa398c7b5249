// The lab's page with its faces.
import './ui/fonts.css'
import './start.ts'
