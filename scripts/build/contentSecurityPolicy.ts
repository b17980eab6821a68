/** Google's endpoints that the product itself calls. */
const CALLS = [
  'https://firestore.googleapis.com',
  'https://identitytoolkit.googleapis.com',
  'https://securetoken.googleapis.com',
  'https://firebasestorage.googleapis.com',
  'https://*.cloudfunctions.net',
  'https://content-firebaseappcheck.googleapis.com',
  'https://www.google.com/recaptcha/',
]
const FILES = 'https://firebasestorage.googleapis.com'
const RECAPTCHA = ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/']
const PLAYERS = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com']
/** The emulator suite, on whatever ports it was given. */
const LOCAL = ['http://127.0.0.1:*', 'http://localhost:*', 'ws://127.0.0.1:*', 'ws://localhost:*']
const LOCAL_FILES = LOCAL.slice(0, 2)

/**
 * What a page may load and from where. Scripts: our own files and the one inline script, by its hash. Styles also inline,
 * because the page carries its own (docs/decisions/0018-content-security-policy.md) and React writes widths and colours as attributes.
 * `local` opens the emulator suite's ports; it is never deployed.
 */
export function contentSecurityPolicy(
  scriptHash: string,
  variant: 'production' | 'local' = 'production',
): string {
  const local = variant === 'local'
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", scriptHash, ...RECAPTCHA],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'blob:', 'data:', FILES, 'https://i.ytimg.com', ...(local ? LOCAL_FILES : [])],
    'media-src': ["'self'", 'blob:', FILES, ...(local ? LOCAL_FILES : [])],
    'font-src': ["'self'"],
    'connect-src': ["'self'", 'blob:', ...CALLS, ...(local ? LOCAL : [])],
    'frame-src': [...PLAYERS, 'https://www.google.com/recaptcha/', ...(local ? LOCAL_FILES : [])],
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
