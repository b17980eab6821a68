import { actResultsSchema, type ActResults } from '@ribalta/domain/schemas/actOutcome'
import type { CastingVisibility } from '@ribalta/domain/castings/casting'
import type { SaveCastingInput } from '@ribalta/domain/schemas/castings/casting'
import { beforeAll, describe, expect, it } from 'vitest'
import { Timestamp } from '../../functions/src/admin/backend.ts'
import { apply, candidate, castingInput, castingOf, changeCasting, openCasting } from '../support/castings.ts'
import { auditOf } from '../support/functions/audit.ts'
import { backend, bareAccount, call, type Person, person } from '../support/functions/functions.ts'

const SITE = 'http://127.0.0.1:5000'
const BORN_AS_MINOR = Timestamp.fromMillis(Date.now() - 12 * 365 * 86_400_000)
let agent: Person

beforeAll(async () => {
  agent = await person({ grants: ['AGENT'], status: 'published' })
})

function openFor(visibility: CastingVisibility): Promise<SaveCastingInput> {
  const { castingId, casting } = castingInput()
  return openCasting(agent, { castingId, casting: { ...casting, visibility } })
}

async function invite(castingId: string, people: readonly string[]): Promise<ActResults['results']> {
  const answer = await call('inviteToCasting', { castingId, profileIds: people }, agent.token)
  expect(answer.error).toBeUndefined()
  return actResultsSchema.parse(answer.result).results
}

describe('an application', () => {
  it('to a casting of the roster is taken from who is published', async () => {
    const { castingId } = await openFor('roster')
    const [published, pending] = await Promise.all([candidate(), candidate({ status: 'pending' })])
    expect((await apply(pending, castingId)).error?.status).toBe('NOT_FOUND')
    expect((await apply(published, castingId)).result).toEqual({ status: 'submitted' })
  })

  it('to a casting by invitation is taken from who was invited, published or not', async () => {
    const { castingId } = await openFor('invited')
    const [guest, other] = await Promise.all([candidate({ status: 'pending' }), candidate()])
    expect((await apply(guest, castingId)).error?.status).toBe('NOT_FOUND')
    await invite(castingId, [guest.uid])
    expect((await apply(guest, castingId)).result).toEqual({ status: 'submitted' })
    expect((await apply(other, castingId)).error?.status).toBe('NOT_FOUND')
    await changeCasting(agent, castingId, 'paused')
    const late = await candidate()
    await invite(castingId, [late.uid])
    expect((await apply(late, castingId)).error?.status).toBe('NOT_FOUND')
  })
})

describe('an invitation', () => {
  it('is kept once, noted, and for those who may be in a casting', async () => {
    const [guest, applied, off, child] = await Promise.all([
      candidate(),
      candidate(),
      candidate({ status: 'archived' }),
      candidate({ birthDate: BORN_AS_MINOR }),
    ])
    const { castingId } = await openFor('public')
    expect((await apply(applied, castingId)).error).toBeUndefined()
    const people = [guest.uid, applied.uid, off.uid, child.uid, agent.uid, 'nobody-at-all']
    expect((await invite(castingId, people)).map(({ outcome }) => outcome)).toEqual([
      'done',
      'already',
      'state',
      'guardian',
      'self',
      'gone',
    ])
    const { docs } = await backend.db.collection(`castings/${castingId}/invited`).get()
    expect(docs.map((invited) => [invited.id, Object.keys(invited.data()).toSorted()])).toEqual([
      [guest.uid, ['artistId', 'at']],
    ])
    expect(await auditOf(guest.uid)).toContainEqual(
      expect.objectContaining({ kind: 'castingInvitation', actor: agent.uid, detail: { castingId } }),
    )
    expect((await invite(castingId, [guest.uid]))[0]?.outcome).toBe('already')
  })

  it('goes to nobody for a casting that is a draft, and is staff’s', async () => {
    const guest = await candidate()
    const input = castingInput()
    await call('saveCasting', input, agent.token)
    const asked = { castingId: input.castingId, profileIds: [guest.uid] }
    expect((await call('inviteToCasting', asked, agent.token)).error?.status).toBe('NOT_FOUND')
    await changeCasting(agent, input.castingId, 'open')
    const asleep = await person({ grants: ['AGENT'], status: 'suspended' })
    for (const caller of [guest, asleep, await bareAccount()]) {
      expect((await call('inviteToCasting', asked, caller.token)).error?.status).toBe('PERMISSION_DENIED')
    }
    expect((await backend.db.collection(`castings/${input.castingId}/invited`).get()).size).toBe(0)
  })
})

it.each(['roster', 'invited'] as const)(
  'a casting of visibility %s is no page, no card and not in the sitemap',
  async (visibility) => {
    const { castingId, casting } = await openFor(visibility)
    const shown = await openFor('public')
    const page = await fetch(`${SITE}/casting/${castingId}`, {
      headers: { 'user-agent': 'WhatsApp/2.23.20.0' },
    })
    expect(page.status).toBe(404)
    expect(await page.text()).not.toContain(casting.title)
    expect((await fetch(`${SITE}/cards/casting/${castingId}.jpg`)).status).toBe(404)
    const sitemap = await (await fetch(`${SITE}/sitemap.xml`)).text()
    expect(sitemap).toContain(shown.castingId)
    expect(sitemap).not.toContain(castingId)
  },
)

it('a confidential brand is in the internal part alone, and public once it is said to be', async () => {
  const input = castingInput()
  const secret: SaveCastingInput = {
    ...input,
    casting: { ...input.casting, isBrandConfidential: true },
    internal: { brand: 'Café Serra Azul' },
  }
  const save = (changes: object) => call('saveCasting', { ...secret, ...changes }, agent.token)
  expect((await save({})).result).toEqual({ version: 1 })
  expect((await save({})).result).toEqual({ version: 1 })
  const stored = await castingOf(input.castingId)
  expect(stored).toMatchObject({ isBrandConfidential: true })
  expect(JSON.stringify(stored)).not.toContain('Serra Azul')
  const internal = await backend.db.doc(`castings/${input.castingId}/internal/details`).get()
  expect(internal.get('brand')).toBe('Café Serra Azul')

  const open = { ...input.casting, brand: 'Café Serra Azul' }
  expect((await save({ version: 1, casting: open, internal: {} })).result).toEqual({ version: 2 })
  const told = await castingOf(input.castingId)
  expect(told).toMatchObject({ brand: 'Café Serra Azul' })
  expect(told).not.toHaveProperty('isBrandConfidential')

  for (const wrong of [
    { casting: open, internal: { brand: 'Outra' } },
    { casting: { ...open, isBrandConfidential: true }, internal: {} },
    { casting: { ...input.casting, isBrandConfidential: true }, internal: {} },
  ]) {
    expect((await save({ version: 2, ...wrong })).error?.status).toBe('INVALID_ARGUMENT')
  }
})
