import type { Member } from './people/roster.ts'
import type { Target } from './target.ts'

function accountOf({ records: { uid, profile }, password }: Member): object {
  return { localId: uid, email: profile.email, displayName: profile.artisticName, rawPassword: password }
}

/**
 * Makes an account for everybody (at most a thousand people); those that exist are replaced. Not through
 * firebase-admin: its import takes passwords only as hashes of production's making, which the emulator cannot check at
 * a sign-in.
 */
export async function writeAccounts(target: Target, members: readonly Member[]): Promise<void> {
  if (members.length === 0) return
  const url = `http://${target.auth}/identitytoolkit.googleapis.com/v1/projects/${target.project}/accounts:batchCreate`
  const answer = await fetch(url, {
    method: 'POST',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify({ users: members.map(accountOf), allowOverwrite: true }),
  })
  const text = await answer.text()
  if (!answer.ok || text.includes('"error":[{')) throw new Error(`O emulador de Auth recusou contas: ${text}`)
}
