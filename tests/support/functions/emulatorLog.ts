import * as z from 'zod/mini'

const ADDRESS = process.env['FIREBASE_LOGGING_EMULATOR_HOST'] ?? '127.0.0.1:4500'
const bundleSchema = z.object({ message: z.string() })

export interface EmulatorLog {
  /** Everything that the suite has logged since it began, the functions' own output included. */
  readonly lines: readonly string[]
  readonly close: () => void
}

/** Listens to the suite's log; it tells what came before, too. */
export async function listenToEmulators(): Promise<EmulatorLog> {
  const lines: string[] = []
  const socket = new WebSocket(`ws://${ADDRESS}`)
  socket.addEventListener('message', ({ data }) => {
    const bundle = bundleSchema.safeParse(JSON.parse(String(data)))
    lines.push(bundle.success ? bundle.data.message : String(data))
  })
  await new Promise<void>((resolve, reject) => {
    socket.addEventListener('open', () => {
      resolve()
    })
    socket.addEventListener('error', () => {
      reject(new Error(`No emulator log at ${ADDRESS}`))
    })
  })
  return {
    lines,
    close: () => {
      socket.close()
    },
  }
}
