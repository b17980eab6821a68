import * as z from 'zod/mini'

/** The local Firestore's own record of what was asked and what it cost. */
const REQUESTS = 'http://127.0.0.1:8080/emulator/v1/projects/demo-ribalta/requests'
const logSchema = z.object({
  requests: z.array(z.object({ rpc: z.string(), caller: z.string(), documentReads: z.int() })),
})

/** Documents that one person's own requests read meanwhile; what the Storage rules look up is not among them. */
export async function readsBy(who: string, act: () => Promise<unknown>): Promise<number> {
  await fetch(REQUESTS, { method: 'DELETE' })
  await act()
  const { requests } = logSchema.parse(await (await fetch(REQUESTS)).json())
  return requests
    .filter(({ caller }) => caller === who)
    .reduce((sum, { documentReads }) => sum + documentReads, 0)
}
