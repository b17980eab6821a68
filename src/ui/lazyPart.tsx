import { lazy, useCallback, useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { logWarning } from '../lib/log.ts'
import { unlessMissing } from '../lib/loading/missingCode.ts'
import { onReconnect } from '../lib/loading/onReconnect.ts'
import { ErrorState } from './ErrorState.tsx'

/** Draws what is said while code is missing; without a connection it comes by itself later. */
export type MissingNote = ComponentType<{ onRetry?: () => void }>

interface AskAgainProps<T> {
  load: () => Promise<T>
  Note: MissingNote
  children: (loaded: T) => ReactNode
}

/** In the place of code that did not come: says so, and asks again at once, when asked to, and when the network is back. */
export function AskAgain<T>({ load, Note, children }: AskAgainProps<T>) {
  const [loaded, setLoaded] = useState<{ value: T }>()
  const ask = useCallback(() => {
    load().then(
      (value) => {
        setLoaded({ value })
      },
      (error: unknown) => {
        logWarning('Code did not come', error)
      },
    )
  }, [load])
  useEffect(() => {
    ask()
    return onReconnect(ask)
  }, [ask])
  return loaded === undefined ? <Note onRetry={ask} /> : children(loaded.value)
}

interface LazyPartOptions {
  Note?: MissingNote
  /** Its code is asked for now, and not only when it is first drawn. */
  isNow?: boolean
}

/** Loads a part. Where its code doesn't come, resolves to a note in its place that asks again. */
export async function loadOrSay<P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
  Note: MissingNote,
): Promise<{ default: ComponentType<P> }> {
  try {
    return await load()
  } catch (error) {
    unlessMissing(error)
    const Missing = (props: P) => (
      <AskAgain load={load} Note={Note}>
        {({ default: Part }) => <Part {...props} />}
      </AskAgain>
    )
    return { default: Missing }
  }
}

/** React's `lazy`, which would never ask again for code that did not come. */
export function lazyPart<P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
  { Note = ErrorState, isNow = false }: LazyPartOptions = {},
): ComponentType<P> {
  const now = isNow ? loadOrSay(load, Note) : undefined
  return lazy(() => now ?? loadOrSay(load, Note))
}

/** For what is not missed. */
export function NoNote() {
  return null
}
