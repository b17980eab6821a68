import { Agent } from 'node:http'
import { FILE_ADDRESS } from '@ribalta/domain/media/privateFiles'
import type { ProxyOptions } from 'vite'
import { HOST, PROJECT, SUITE_PORTS } from '../lib/project.ts'

/**
 * The suite starts a process for each request beside another: two must be enough for a page of photos. Each has a connection of
 * its own, because the suite ends those that wait for a next one.
 */
const AT_ONCE = 2

/** Private files come from the page's own origin, as through Hosting. */
export function privateFiles(env: Readonly<Record<string, string>>): Record<string, ProxyOptions> {
  const port = env['VITE_EMULATOR_FUNCTIONS_PORT'] ?? String(SUITE_PORTS.Functions)
  return {
    [FILE_ADDRESS]: {
      target: `http://${HOST}:${port}`,
      agent: new Agent({ maxSockets: AT_ONCE }),
      rewrite: (path) => `/${PROJECT}/southamerica-east1/file${path}`,
    },
  }
}
