import { createHash } from 'node:crypto'

/** Google's endpoints that the product itself calls, beside the functions. */
const CALLS = [
  'https://firestore.googleapis.com',
  'https://identitytoolkit.googleapis.com',
  'https://securetoken.googleapis.com',
  'https://firebasestorage.googleapis.com',
  'https://content-firebaseappcheck.googleapis.com',
]
const FILES = 'https://firebasestorage.googleapis.com'
/** App Check's script, and the one that Auth loads before it sends an SMS; both bring the rest from their releases. */
const RECAPTCHA = [
  'https://www.google.com/recaptcha/enterprise.js',
  'https://www.google.com/recaptcha/api.js',
  'https://www.gstatic.com/recaptcha/releases/',
]
/** What those ask, and the frames that they ask in. */
const RECAPTCHA_ITSELF = [
  'https://www.google.com/recaptcha/enterprise/',
  'https://www.google.com/recaptcha/api2/',
]
const FUNCTIONS_REGION = 'southamerica-east1'
const PLAYERS = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com']
/** The emulator suite, on whatever ports it was given. */
const LOCAL = ['http://127.0.0.1:*', 'http://localhost:*', 'ws://127.0.0.1:*', 'ws://localhost:*']
const LOCAL_FILES = LOCAL.slice(0, 2)

/**
 * Returns the policy of what a page may load and from where. Scripts: our own files and `inlineScript`, by its hash. Styles also inline,
 * because the page carries its own (docs/decisions/0018-content-security-policy.md) and React writes widths and colours as attributes.
 * `local` opens the emulator suite's ports; it is never deployed. The functions' host has the project's id in it: without
 * one no function can be called.
 */
export function contentSecurityPolicy(
  inlineScript: string,
  variant: 'production' | 'local' = 'production',
  project?: string,
): string {
  const scriptHash = `'sha256-${createHash('sha256').update(inlineScript).digest('base64')}'`
  const local = variant === 'local'
  const functions = project === undefined ? [] : [`https://${FUNCTIONS_REGION}-${project}.cloudfunctions.net`]
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", scriptHash, ...RECAPTCHA],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'blob:', 'data:', FILES, 'https://i.ytimg.com', ...(local ? LOCAL_FILES : [])],
    'media-src': ["'self'", 'blob:', FILES, ...(local ? LOCAL_FILES : [])],
    'font-src': ["'self'"],
    'connect-src': ["'self'", 'blob:', ...CALLS, ...functions, ...RECAPTCHA_ITSELF, ...(local ? LOCAL : [])],
    'frame-src': [...PLAYERS, ...RECAPTCHA_ITSELF, ...(local ? LOCAL_FILES : [])],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    ...(local ? {} : { 'upgrade-insecure-requests': [] }),
  }
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')
}
