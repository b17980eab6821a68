import { readStored, writeStored } from '../lib/storage.ts'

/** The mark that somebody signed in on this browser: written at sign-in, taken away at sign-out. */
export interface SessionHint {
  isSet: () => boolean
  write: (somebodyIsHere: boolean) => void
}

const KEY = 'session'

export const sessionHint: SessionHint = {
  isSet: () => readStored(KEY) !== null,
  write: (somebodyIsHere) => {
    writeStored(KEY, somebodyIsHere ? '1' : null)
  },
}
