/** A setting's text, or its default where it is not given. */
export function setting(value: string | undefined, fallback: string): string {
  return value === undefined || value.trim() === '' ? fallback : value.trim()
}

/** Settings of the build, with defaults that work on a fresh clone. */
export const environment = {
  appName: setting(import.meta.env.VITE_APP_NAME, 'Ribalta'),
  appUrl: setting(import.meta.env.VITE_APP_URL, 'http://127.0.0.1:5173'),
} as const
