import type { PhoneReading } from '@ribalta/domain/readPhone'
import { useEffect, useState } from 'react'
import { type PhoneReader, phoneReader } from '../lib/phoneReader.ts'

/** Reads what is being typed; undefined until the reader is loaded, for which the field has to be touched. */
export function usePhoneReading(typed: string, isTouched: boolean): PhoneReading | undefined {
  const [read, setRead] = useState<PhoneReader>()
  useEffect(() => {
    if (!isTouched || read !== undefined) return
    let isCurrent = true
    void phoneReader().then((reader) => {
      if (isCurrent) setRead(() => reader)
    })
    return () => {
      isCurrent = false
    }
    // Typing asks again for a reader that did not come.
  }, [isTouched, read, typed])
  return isTouched && typed.trim() !== '' ? read?.(typed) : undefined
}
