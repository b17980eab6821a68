import { readSite } from '../../functions/src/services/shared/site.ts'

/** What the deployed functions are told of the site, as their `.env.<project>`; throws where the address is none. */
export function functionsSettings(appUrl: string, appName: string): string {
  const { url, name } = readSite({ APP_URL: appUrl, APP_NAME: appName })
  return `APP_URL=${JSON.stringify(url)}\nAPP_NAME=${JSON.stringify(name)}\n`
}
