import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const DIST = fileURLToPath(new URL('../../../dist', import.meta.url))
/** How the worker names its build. */
const BUILD = /[\da-f]{12}/
const OTHER_BUILD = '0'.repeat(12)
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.webmanifest': 'application/manifest+json',
}

export interface BuiltSite {
  readonly url: string
  /** From now on as after a deployment: another worker, and the pages' files of before are gone. */
  readonly deployAgain: () => void
  readonly close: () => Promise<void>
}

/** The built application at an address of its own, which knows what a deployment changes. */
export async function serveBuild(): Promise<BuiltSite> {
  let isNewBuild = false
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://site')
    const file = [pathname, `${pathname}.html`, `/shells${pathname}.html`]
      .map((path) => join(DIST, path))
      .find((path) => path.startsWith(DIST) && extname(path) !== '' && existsSync(path))
    if (file === undefined || (isNewBuild && request.method === 'HEAD')) {
      response.writeHead(404).end()
      return
    }
    response.setHeader('Content-Type', TYPES[extname(file)] ?? 'application/octet-stream')
    const content = readFileSync(file)
    const isOtherWorker = isNewBuild && pathname === '/sw.js'
    response.end(isOtherWorker ? String(content).replace(BUILD, OTHER_BUILD) : content)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${String(port)}`,
    deployAgain: () => {
      isNewBuild = true
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve()
        })
        server.closeAllConnections()
      }),
  }
}
