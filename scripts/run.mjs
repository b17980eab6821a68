/**
 * The entry of every npm script: runs on any Node from 20 on, installs what is missing, then hands over to
 * `scripts/<name>.ts` under the Node 24 that the package `node` pins. So `npm start` and `npm test` work as the only
 * command after a clone.
 */
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, statSync, utimesSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const bin = join(root, 'node_modules', '.bin')
const installedRecord = join(root, 'node_modules', '.package-lock.json')
const [name, ...args] = process.argv.slice(2)

function isInstalled() {
  const node = join(bin, process.platform === 'win32' ? 'node.cmd' : 'node')
  if (!existsSync(installedRecord) || !existsSync(node)) return false
  return statSync(installedRecord).mtimeMs >= statSync(join(root, 'package-lock.json')).mtimeMs
}

// Not `npm ci`: it refuses a lockfile that lacks the optional binaries of platforms which the registry at hand does not
// carry. Versions still come from the lockfile, and `--no-save` leaves it as it is.
const INSTALL = ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error']

function install() {
  console.log('Instalando as dependências (um a dois minutos na primeira vez)…')
  const npm = process.env['npm_execpath']
  const command = npm === undefined ? 'npm' : process.execPath
  const words = [...(npm === undefined ? [] : [npm]), ...INSTALL]
  const result = spawnSync(command, words, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (result.status !== 0) {
    console.error('A instalação falhou; veja a mensagem acima. É preciso alcançar o registro do npm.')
    process.exit(result.status ?? 1)
  }
  // npm leaves its record alone when there was nothing to do; its time is what `isInstalled` goes by.
  utimesSync(installedRecord, new Date(), new Date())
}

if (!isInstalled()) install()

// A deployment takes the person's own sign-in.
const before = name === 'deploy' ? [] : ['--import', new URL('lib/runFolder.ts', import.meta.url).href]

const child = spawn(join(bin, 'node'), [...before, join(root, 'scripts', `${name}.ts`), ...args], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, PATH: `${bin}${delimiter}${process.env['PATH'] ?? ''}` },
})
// Passed on, and this process only waits: the child decides when all has stopped. It may get a signal twice, from the
// terminal and from here.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
// npm's shell dies of a SIGTERM without passing it on; what it started must not stay behind.
const parent = process.ppid
setInterval(() => {
  if (process.ppid !== parent) child.kill('SIGTERM')
}, 500).unref()
child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)))
