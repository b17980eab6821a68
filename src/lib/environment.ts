/** What the build takes from its environment, with defaults that work on a fresh clone. */
const env = import.meta.env

/** A setting's text, or its default where it is not given. */
export function setting(value: string | undefined, fallback: string): string {
  return value === undefined || value.trim() === '' ? fallback : value.trim()
}

export const environment = {
  appName: setting(env.VITE_APP_NAME, 'Ribalta'),
  appUrl: setting(env.VITE_APP_URL, 'http://127.0.0.1:5173'),
} as const

/** Whether the project has second factors by application (TOTP) switched on; the local suite knows phones only. */
export const secondFactorApp = setting(env.VITE_SECOND_FACTOR_APP, '') === 'true'
