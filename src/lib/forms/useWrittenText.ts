import { useState } from 'react'
import { readTab, writeTab } from '../keptStorage.ts'
import { logWarning } from '../log.ts'
import { isSameValue } from './sameValue.ts'
import { useUnsaved } from './unsaved.ts'
import { type FormKey, restoredValues } from './useFormDraft.ts'

/** A text with what belongs to it. */
interface Written {
  readonly text: string
}

interface TextSchema {
  readonly safeParse: (text: string) =>
    | { readonly success: true; readonly data: string }
    | {
        readonly success: false
        readonly error: { readonly issues: readonly { readonly message: string }[] }
      }
}

export interface WritingOptions<V extends Written> {
  /** Where it is kept in this tab while it is not sent. */
  readonly key: FormKey
  /** What there is before anything is typed. */
  readonly nothing: V
  /** Of the text, in the domain. */
  readonly schema: TextSchema
  /** Resolves once the server has it. */
  readonly send: (written: V) => Promise<void>
  /** What is said to whoever leaves. */
  readonly unsaved: string
}

export interface Writing<V extends Written> {
  readonly written: V
  readonly write: (next: V) => void
  readonly isSending: boolean
  readonly hasFailed: boolean
  readonly problem: string | undefined
  readonly send: () => void
}

/**
 * One text that is written and sent, again and again, on a screen that has no other form and so does not load what forms are made of. What is
 * typed outlives a reload, and is only gone when the server has it.
 */
export function useWrittenText<V extends Written>(options: WritingOptions<V>): Writing<V> {
  const { key, nothing, schema, unsaved } = options
  const [written, setWritten] = useState(() => restoredValues(readTab(key), nothing))
  const [isSending, setIsSending] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)
  const [problem, setProblem] = useState<string>()

  function write(next: V): void {
    setProblem(undefined)
    setWritten(next)
    writeTab(key, isSameValue(next, nothing) ? null : JSON.stringify({ base: nothing, typed: next }))
  }

  useUnsaved(written.text !== '', {
    words: unsaved,
    forget: () => {
      write(nothing)
    },
  })

  async function send(): Promise<void> {
    const read = schema.safeParse(written.text)
    if (!read.success) {
      setProblem(read.error.issues[0]?.message)
      return
    }
    setIsSending(true)
    setHasFailed(false)
    try {
      await options.send({ ...written, text: read.data })
      write(nothing)
    } catch (error) {
      logWarning('What was written was not sent', error)
      setHasFailed(true)
    } finally {
      setIsSending(false)
    }
  }

  return {
    written,
    write,
    isSending,
    hasFailed,
    problem,
    send: () => {
      if (!isSending) void send()
    },
  }
}
