import { useEffect } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'

/** Calls once, when somebody begins to fill a form in. Keep what is called the same over renders. */
export function useFirstChange<V extends FieldValues, D>(
  subscribe: UseFormReturn<V, unknown, D>['subscribe'],
  onChange: () => void,
): void {
  useEffect(() => {
    const stop = subscribe({
      formState: { values: true },
      callback: () => {
        stop()
        onChange()
      },
    })
    return stop
  }, [subscribe, onChange])
}
