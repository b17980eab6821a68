/** `node scripts/inside/loadFunctions.ts <module>`: loads the built functions as a process of the emulator does, and prints what it took. */
import { existsSync, readFileSync } from 'node:fs'
import { argv } from 'node:process'
import { pathToFileURL } from 'node:url'

await import(pathToFileURL(argv[2] ?? '').href)
const { user, system } = process.cpuUsage()
// Pages that are this process' own, in kB: what is not shared with the next one. Linux alone tells.
const STATUS = '/proc/self/status'
const [, own = ''] =
  /^RssAnon:\s+(\d+) kB$/m.exec(existsSync(STATUS) ? readFileSync(STATUS, 'utf8') : '') ?? []
console.log(JSON.stringify({ processor: (user + system) / 1000, memory: Number(own) / 1024 }))
process.exit()
