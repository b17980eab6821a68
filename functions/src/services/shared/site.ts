import { isEmulated } from '../../runtime.ts'

export interface Site {
  /** Origin of the public addresses, without a slash at the end. */
  readonly url: string
  readonly name: string
}

type Environment = Readonly<Record<string, string | undefined>>

/** Where the emulators' Hosting shows the site. */
const LOCAL_SITE = 'http://127.0.0.1:5000'

/** Whether this process answers requests; deploying loads the same code only to see what functions there are. */
export function isServing(env: Environment): boolean {
  return env['K_SERVICE'] !== undefined
}

/**
 * The site as the deployment wrote it down (`npm run deploy`), never as a request calls it: whoever asks can write any host
 * into it. Throws where nothing is written down, which only the emulators can do without.
 */
export function readSite(env: Environment): Site {
  const name = env['APP_NAME'] ?? 'Ribalta'
  const url = env['APP_URL'] ?? (isEmulated(env) ? LOCAL_SITE : undefined)
  if (url === undefined) throw new Error('APP_URL is missing: npm run deploy writes it for the functions')
  return url === LOCAL_SITE ? { url, name } : { url: publicOrigin(url), name }
}

function publicOrigin(text: string): string {
  const { protocol, origin, href } = new URL(text)
  if (protocol === 'https:' && href === `${origin}/`) return origin
  throw new Error('APP_URL is not the origin of a site: https://<domain>')
}

const LOCAL_ORIGINS = ['5173', '5000'].flatMap((port) => [
  `http://127.0.0.1:${port}`,
  `http://localhost:${port}`,
])

/** Whose pages may read what a callable answers: the site, which Hosting also shows under the project's own names. */
export function ownOrigins(env: Environment): string[] {
  if (isEmulated(env)) return LOCAL_ORIGINS
  const project = env['GCLOUD_PROJECT']
  const given =
    project === undefined ? [] : [`https://${project}.web.app`, `https://${project}.firebaseapp.com`]
  return [readSite(env).url, ...given]
}
