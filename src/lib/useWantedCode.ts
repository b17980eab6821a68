import { useEffect, useEffectEvent, useState } from 'react'
import { onFirstInput } from './onFirstInput.ts'

/**
 * A module that no screen waits for: it is sent for when somebody begins to use the page, so that it is there once it is
 * wanted, and undefined until then. Where it is wanted and does not come, `onFailure` is called; the next time asks again. Keep `load`
 * stable.
 */
export function useWantedCode<T extends object>(
  load: () => Promise<T>,
  isWanted: boolean,
  onFailure: () => void,
): T | undefined {
  const [code, setCode] = useState<T>()
  const fail = useEffectEvent(onFailure)

  useEffect(
    () =>
      onFirstInput(() => {
        // A failure shows when it is wanted.
        load().catch(() => undefined)
      }),
    [load],
  )

  useEffect(() => {
    if (!isWanted || code !== undefined) return
    let hasLeft = false
    load().then(
      (module) => {
        if (!hasLeft) setCode(module)
      },
      () => {
        if (!hasLeft) fail()
      },
    )
    return () => {
      hasLeft = true
    }
  }, [load, isWanted, code])

  return code
}
