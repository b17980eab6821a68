import { useEffect, useRef } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { isSameValue } from './sameValue.ts'
import { readTab, writeTab } from '../keptStorage.ts'

/** Which form, whose, and of what. */
export type FormKey = `form.${string}`

interface Draft {
  /** What was stored when the typing began. */
  readonly base: object
  readonly typed: object
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

/** Whether a value has the shape of a form's; how long its lists are may differ. */
function hasShapeOf(sample: unknown, value: unknown): boolean {
  if (Array.isArray(sample)) return Array.isArray(value)
  if (!isObject(sample)) return typeof value === typeof sample
  return (
    isObject(value) &&
    Object.entries(sample).every(([name, part]) => hasShapeOf(part, Reflect.get(value, name)))
  )
}

function readDraft(text: string | null, sample: object): Draft | undefined {
  try {
    const { base, typed } = JSON.parse(text ?? '{}') as Partial<Record<string, unknown>>
    if (!isObject(base) || !isObject(typed)) return undefined
    return hasShapeOf(sample, base) && hasShapeOf(sample, typed) ? { base, typed } : undefined
  } catch {
    // Not ours, or cut short: as good as none.
    return undefined
  }
}

/** What a form shows after a reload: what was typed, and what is stored now where nothing was. */
export function restoredValues<V extends object>(text: string | null, stored: V): V {
  const draft = readDraft(text, stored)
  if (draft === undefined) return stored
  const changed = Object.keys(stored).flatMap((name) => {
    const typed: unknown = Reflect.get(draft.typed, name)
    return isSameValue(typed, Reflect.get(draft.base, name)) ? [] : [[name, typed] as const]
  })
  return { ...stored, ...Object.fromEntries(changed) }
}

/** What was typed into a form of this tab is not to come back. */
export function forgetDraft(key: FormKey): void {
  writeTab(key, null)
}

/**
 * Keeps what is typed into a form in this tab until it is saved, so that it outlives a reload and a lost sign-in. `stored` is
 * what the form would show otherwise. Gives back how to forget it, for who leaves without saving.
 */
export function useFormDraft<V extends FieldValues, D>(
  key: FormKey,
  { reset, getValues, subscribe }: Pick<UseFormReturn<V, unknown, D>, 'reset' | 'getValues' | 'subscribe'>,
  stored: V,
): () => void {
  const hasRestored = useRef(false)
  useEffect(() => {
    if (!hasRestored.current) {
      hasRestored.current = true
      const values = restoredValues(readTab(key), stored)
      if (!isSameValue(values, stored)) reset(values, { keepDefaultValues: true })
    }
    const keep = (): void => {
      const typed = getValues()
      writeTab(key, isSameValue(typed, stored) ? null : JSON.stringify({ base: stored, typed }))
    }
    keep()
    return subscribe({ formState: { values: true }, callback: keep })
  }, [key, stored, reset, getValues, subscribe])
  return () => {
    forgetDraft(key)
  }
}
