import { setFlagsFromString } from 'node:v8'

/** How often it is looked whether there is nothing to do, ms. */
const LOOK_EVERY = 1000
/** At most so much work since the last look is next to none, µs. */
const IDLE = 20_000
/** So many looks in a row: a collection of a large heap takes seconds of every processor, which a busy suite needs itself. */
const QUIET = 5
/** So much work since the last collection has left something worth collecting, µs. */
const WORTH_COLLECTING = 200_000

/**
 * Gives memory back while there is nothing to do: V8 collects only once it needs more, so that all that was cleared,
 * or was needed only to take data in, would stay.
 */
export function collectWhenIdle(): void {
  let last = process.cpuUsage()
  let worked = 0
  let quiet = 0
  setInterval(() => {
    const { user, system } = process.cpuUsage(last)
    worked += user + system
    quiet = user + system < IDLE ? quiet + 1 : 0
    if (quiet >= QUIET && worked >= WORTH_COLLECTING) {
      collect()
      worked = 0
    }
    last = process.cpuUsage()
  }, LOOK_EVERY).unref()
}

let known: (() => void) | undefined

/** Twice, because what a collection finds dead outside of V8's own heap is let go by the next. */
function collect(): void {
  known ??= collector()
  known()
  known()
}

/** V8's own `gc`, which is there only under a flag, and only in contexts that are made under it. */
function collector(): () => void {
  setFlagsFromString('--expose-gc')
  const gc: unknown = process.getBuiltinModule('node:vm').runInNewContext('gc')
  setFlagsFromString('--no-expose-gc')
  return () => {
    if (typeof gc === 'function') Reflect.apply(gc, undefined, [])
  }
}
