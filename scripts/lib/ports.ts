import { createServer } from 'node:net'
import { HOST } from './project.ts'

/** Whether something can still listen on the port. */
export function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, HOST, () => server.close(() => resolve(true)))
  })
}

/** Ends the process with the name of each port that is taken and what to do about it. */
export async function requireFree(ports: Readonly<Record<string, number>>): Promise<void> {
  const taken: string[] = []
  for (const [name, port] of Object.entries(ports)) {
    if (!(await isFree(port))) taken.push(`${String(port)} (${name})`)
  }
  if (taken.length === 0) return
  console.error(
    `Porta ocupada: ${taken.join(', ')}.\n` +
      'Outra cópia da suíte está aberta? Feche-a (Ctrl-C no terminal dela) ou encerre o processo que usa a porta:\n' +
      `  lsof -i :${taken[0]?.split(' ')[0] ?? ''}   e depois   kill <PID>`,
  )
  process.exit(1)
}
