/** Where all functions run. */
export const REGION = 'southamerica-east1'

/** Whether this is the emulators' process, which has neither App Check nor Secret Manager. */
export function isEmulated(env: Readonly<Record<string, string | undefined>> = process.env): boolean {
  return env['FUNCTIONS_EMULATOR'] === 'true'
}
