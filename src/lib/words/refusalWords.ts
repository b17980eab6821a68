import { errorCode, errorMessage } from '../errorCode.ts'

/** Codes by which a callable of ours refuses in words for the person; with others the words may be the SDK's. */
const WORDED: ReadonlySet<string | undefined> = new Set([
  'functions/invalid-argument',
  'functions/failed-precondition',
  'functions/permission-denied',
  'functions/already-exists',
  'functions/not-found',
  'functions/aborted',
  'functions/resource-exhausted',
])

/**
 * The words in which a callable refused; undefined where no server answered, or none of ours: the SDK then puts the code in
 * their place (“internal”).
 */
export function serverWords(error: unknown): string | undefined {
  const [area, code] = errorCode(error)?.split('/') ?? []
  const words = errorMessage(error)
  return area !== 'functions' || words.toLowerCase().replaceAll(/[ _]/g, '-') === code ? undefined : words
}

/** What to say of a call that failed: the server's own words where it refused in words, else `fallback`. */
export function refusalWords(error: unknown, fallback: string): string {
  return (WORDED.has(errorCode(error)) ? serverWords(error) : undefined) ?? fallback
}
