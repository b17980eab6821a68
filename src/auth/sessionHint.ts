import { readStored, writeStored } from '../lib/storage.ts'
import type { SessionHint } from './sessionStore.ts'

const KEY = 'session'

export const sessionHint: SessionHint = {
  isSet: () => readStored(KEY) !== null,
  write: (somebodyIsHere) => {
    writeStored(KEY, somebodyIsHere ? '1' : null)
  },
}
