import { type Invitation, invitationSchema, type Prepared } from '@ribalta/domain/schemas/people/invitation'
import { randomInt } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { inviteArtists, invitationIdOf } from '../../functions/src/services/invitations/invite.ts'
import { openInvitation } from '../../functions/src/services/invitations/open.ts'
import { sweepInvitations } from '../../functions/src/services/invitations/sweep.ts'
import { registrationPayload } from '../../functions/src/testing/payloads.ts'
import {
  backend,
  bareAccount,
  call,
  newSession,
  type Person,
  person,
  signedIn,
  uploadPhoto,
} from '../support/functions/functions.ts'

const DAY_MS = 86_400_000
let agent: Person

beforeAll(async () => {
  agent = await person({ grants: ['AGENT'] })
})

function prepared(changes: Partial<Prepared> = {}): Prepared {
  return {
    artisticName: 'Dora Convidada',
    email: `dora-${newSession()}@example.com`,
    facts: { heightCm: 168, uf: 'PE' },
    ...changes,
  }
}

async function invite(...people: object[]): Promise<unknown> {
  return call('inviteArtists', { people }, agent.token)
}

async function stored(somebody: Prepared): Promise<Invitation | undefined> {
  const found = await backend.db.doc(`invitations/${invitationIdOf(somebody)}`).get()
  return found.exists ? invitationSchema.parse(found.data()) : undefined
}

async function linkOf(somebody: Prepared): Promise<{ id: string; key: string }> {
  const invitation = await stored(somebody)
  if (invitation === undefined) throw new Error('There is no invitation')
  return { id: invitationIdOf(somebody), key: invitation.key }
}

describe('an invitation', () => {
  it('holds what staff know, for whoever has its link', async () => {
    const dora = prepared({
      birthDate: '1994-02-11',
      phone: `119${String(randomInt(10_000_000, 99_999_999))}`,
    })
    expect(await invite({ ...dora, email: dora.email?.toUpperCase() })).toEqual({
      result: { outcomes: ['invited'] },
    })
    expect(await call('openInvitation', await linkOf(dora))).toEqual({ result: dora })
    const { docs } = await backend.db
      .collection('auditLog')
      .where('actor', '==', agent.uid)
      .where('kind', '==', 'invitations')
      .get()
    expect(docs.map((line) => line.get('detail') as unknown)).toContainEqual({ people: 1 })
  })

  it('opens by nothing but its own key', async () => {
    const [dora, other] = [prepared(), prepared()]
    await invite(dora, other)
    const [link, wrong] = [await linkOf(dora), await linkOf(other)]
    for (const bad of [
      { ...link, key: wrong.key },
      { ...link, id: wrong.id },
    ]) {
      expect((await call('openInvitation', bad)).error?.status).toBe('NOT_FOUND')
    }
  })

  it('made again keeps the link that was sent, with what was prepared last', async () => {
    const dora = prepared()
    await invite(dora)
    const link = await linkOf(dora)
    const changed = { ...dora, facts: { city: 'Olinda' } }
    expect(await invite(changed)).toEqual({ result: { outcomes: ['again'] } })
    expect(await linkOf(dora)).toEqual(link)
    expect(await call('openInvitation', link)).toEqual({ result: changed })
  })

  it('is made for nobody who has a profile, by e-mail or by phone', async () => {
    const payload = registrationPayload({ tempMediaIds: [await uploadPhoto()] })
    await call('createProfile', payload)
    const byEmail = prepared({ email: payload.email })
    const byPhone = prepared({ phone: `+55 ${payload.phone}` })
    const fresh = prepared()
    expect(await invite(byEmail, fresh, byPhone)).toEqual({
      result: { outcomes: ['known', 'invited', 'known'] },
    })
    expect(await stored(byEmail)).toBeUndefined()
    expect(await stored(byPhone)).toBeUndefined()
  })

  it.each(['(11) 8765-4321', '(20) 98765-4321'])(
    'is refused with a phone that can’t be one: %s',
    async (phone) => {
      const dora = prepared({ phone })
      expect(await invite(dora)).toMatchObject({ error: { status: 'INVALID_ARGUMENT' } })
      expect(await stored(dora)).toBeUndefined()
    },
  )

  it('ends with the registration that came by it, and with no other', async () => {
    const [dora, other] = [prepared(), prepared()]
    await invite(dora, other)
    const { id, key } = await linkOf(dora)
    const register = async (invitation: object): Promise<void> => {
      const payload = registrationPayload({ tempMediaIds: [await uploadPhoto()] })
      expect((await call('createProfile', { ...payload, invitation })).error).toBeUndefined()
    }
    await register({ id, key: (await linkOf(other)).key })
    expect(await stored(dora)).toBeDefined()
    await register({ id, key })
    expect(await stored(dora)).toBeUndefined()
    expect((await call('openInvitation', { id, key })).error?.status).toBe('NOT_FOUND')
    expect(await stored(other)).toBeDefined()
  })

  it('opens for thirty days and is erased then', async () => {
    const [dora, later] = [prepared(), prepared()]
    const now = new Date()
    await inviteArtists(backend, { people: [dora] }, signedIn(agent), new Date(now.getTime() - 30 * DAY_MS))
    await inviteArtists(backend, { people: [later] }, signedIn(agent), new Date(now.getTime() - 29 * DAY_MS))
    await expect(openInvitation(backend, await linkOf(dora), now)).rejects.toMatchObject({
      code: 'not-found',
    })
    await expect(openInvitation(backend, await linkOf(later), now)).resolves.toEqual(later)
    expect(await sweepInvitations(backend, now)).toBeGreaterThan(0)
    expect(await stored(dora)).toBeUndefined()
    expect(await stored(later)).toBeDefined()
  })

  it('needs an address to go to', async () => {
    const { email: _email, ...nameless } = prepared()
    expect(await invite(nameless)).toMatchObject({
      error: { status: 'INVALID_ARGUMENT', message: 'Informe um e-mail ou um telefone.' },
    })
  })

  it('is staff’s to make', async () => {
    const callers = [await bareAccount(), await person({ status: 'published' })]
    for (const { token } of callers) {
      const answer = await call('inviteArtists', { people: [prepared()] }, token)
      expect(answer.error?.status).toBe('PERMISSION_DENIED')
    }
    expect((await call('inviteArtists', { people: [prepared()] })).error?.status).toBe('UNAUTHENTICATED')
  })
})
