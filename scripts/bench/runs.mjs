// Times of `run()`: each scenario, and lessons of 2, 20 and 200 external calls.

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]

const best = (values) => Math.min(...values)

function time(work, times, warm = 2, pick = median) {
  // the first runs compile the code; they are not what a learner waits for
  for (let at = 0; at < warm; at += 1) work()
  return pick(
    Array.from({ length: times }, () => {
      const start = performance.now()
      work()
      return performance.now() - start
    }),
  )
}

/** A run of the first lesson's external call, made `count` times. */
async function manyCalls(load) {
  const { run } = await load('/src/run/run.ts')
  const { inputsOf } = await load('/src/lessons/lesson.ts')
  const { default: lesson } = await load('/src/lessons/01-plugin-path/lesson.ts')
  const spec = lesson.spec(inputsOf(lesson, 'connected'))
  const external = spec.world.calls[1]
  return (count) =>
    run({
      ...spec,
      steps: [{ id: 'all', opens: ['builtins'] }],
      world: { ...spec.world, calls: Array.from({ length: count }, (_, index) => ({ ...external, callId: `c${index + 1}` })) },
    })
}

/** How the time of a run grows per doubling of its calls, from 20 to 200. The best of several says what the code costs. */
export async function growthOfRuns(load, times = 5) {
  const run = await manyCalls(load)
  const [few, many] = [20, 200].map((count) => time(() => run(count), times, 2, best))
  return (many / few) ** (1 / Math.log2(10))
}

/** Times in ms: of each scenario, and of 2, 20 and 200 calls. `load` gives a module of the project by its path. */
export async function timeRuns(load) {
  const { inputsOf, runLesson } = await load('/src/lessons/lesson.ts')
  const { default: lesson } = await load('/src/lessons/01-plugin-path/lesson.ts')
  const run = await manyCalls(load)
  return {
    scenarios: lesson.scenarios.map(({ id }) => ({ id, ms: time(() => runLesson(lesson, inputsOf(lesson, id)), 30, 20) })),
    calls: [2, 20, 200].map((count) => ({ count, frames: run(count).frames.length, ms: time(() => run(count), 9) })),
  }
}
