import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { bareAccount, call, person, profileOf } from '../support/functions/functions.ts'
import { auditOf } from '../support/functions/audit.ts'

const ROOT = join(import.meta.dirname, '../..')

/** What `npm run grant -- …` runs. */
function grant(...words: string[]): { readonly code: number | null; readonly said: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/grant.ts', ...words], {
    cwd: ROOT,
    encoding: 'utf8',
  })
  return { code: status, said: `${stdout}${stderr}` }
}

describe('npm run grant', () => {
  it('makes a director, who is an agent by that and may make others, and writes it down', async () => {
    const { uid, email, token } = await person()
    expect(grant(email.toUpperCase(), 'DIRECTOR')).toEqual({
      code: 0,
      said: `${email.toUpperCase()} tem agora: AGENT, DIRECTOR.\n`,
    })
    expect((await profileOf(uid))?.grants).toEqual(['AGENT', 'DIRECTOR'])
    expect(await auditOf(uid)).toMatchObject([
      { kind: 'grants', actor: 'script', subject: uid, detail: { after: ['AGENT', 'DIRECTOR'] } },
    ])
    const other = await person()
    const answer = await call('setGrants', { profileId: other.uid, grants: ['AGENT'] }, token)
    expect(answer).toEqual({ result: { grants: ['AGENT'] } })
  })

  it.each([
    ['without a grant', ['a@example.com']],
    ['of an unknown grant', ['a@example.com', 'ADMIN']],
  ])('%s says how it is used', (_, words) => {
    expect(grant(...words)).toMatchObject({
      code: 2,
      said: expect.stringContaining('Uso: npm run grant') as unknown,
    })
  })

  it('to an account without a profile, or to nobody, changes nothing', async () => {
    const bare = await bareAccount()
    expect(grant(bare.email, 'DIRECTOR')).toMatchObject({
      code: 1,
      said: expect.stringContaining('Essa conta não tem perfil') as unknown,
    })
    expect(grant('ninguem@example.com', 'DIRECTOR')).toMatchObject({
      code: 1,
      said: expect.stringContaining('Não há conta com este e-mail') as unknown,
    })
  })
})
