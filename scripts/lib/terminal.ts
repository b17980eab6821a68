import { existsSync } from 'node:fs'
import { connect, createServer, type Socket } from 'node:net'
import { join } from 'node:path'

const ADDRESS = 'RIBALTA_TERMINAL'

export interface Terminal {
  /** For the process that is to print here, however deep below this one it is started. */
  readonly env: Readonly<Record<string, string>>
  /** Whether anything has reached this terminal. */
  readonly isReached: () => boolean
  /** Resolves once whoever reached it has left again. */
  readonly left: Promise<void>
  /** Resolves once all that was printed is here. */
  readonly close: () => Promise<void>
}

/**
 * Lets a process below print here although what stands between them prints elsewhere: firebase-tools hands the command inside the
 * suite its own output, which goes to a file. `folder` holds the socket.
 */
export async function openTerminal(folder: string, output: NodeJS.WritableStream): Promise<Terminal> {
  const path = join(folder, 'terminal')
  let isReached = false
  const left = Promise.withResolvers<void>()
  const server = createServer((socket) => {
    isReached = true
    socket.once('close', () => left.resolve())
    socket.pipe(output, { end: false })
  })
  await new Promise<void>((resolve) => server.listen(path, resolve))
  return {
    env: { [ADDRESS]: path },
    isReached: () => isReached,
    left: left.promise,
    close: () =>
      new Promise((resolve, reject) => {
        server.close((error) => {
          if (error === undefined) resolve()
          else reject(error)
        })
      }),
  }
}

/** The terminal that was opened for this process, as an output to start others with; undefined where none was. */
export async function terminal(): Promise<Socket | undefined> {
  const path = process.env[ADDRESS]
  if (path === undefined || !existsSync(path)) return undefined
  const socket = connect(path)
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve)
    socket.once('error', reject)
  })
  return socket
}
