import type { FirebaseApp } from 'firebase/app'
import { type AppCheck, getToken, initializeAppCheck, ReCaptchaEnterpriseProvider } from 'firebase/app-check'

let enabled: AppCheck | undefined

/** Makes every further request of the SDKs carry an App Check token. */
export function enableAppCheck(app: FirebaseApp, siteKey: string): void {
  enabled = initializeAppCheck(app, {
    provider: new ReCaptchaEnterpriseProvider(siteKey),
    isTokenAutoRefreshEnabled: true,
  })
}

/** What a request past the SDKs carries. */
export async function appCheckHeaders(): Promise<Readonly<Record<string, string>>> {
  return enabled === undefined ? {} : { 'X-Firebase-AppCheck': (await getToken(enabled)).token }
}
