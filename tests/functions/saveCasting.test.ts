import { beforeAll, describe, expect, it } from 'vitest'
import { apply, candidate, castingInput, castingOf, changeCasting, openCasting } from '../support/castings.ts'
import { backend, bareAccount, call, type Person, person } from '../support/functions/functions.ts'

let agent: Person

beforeAll(async () => {
  agent = await person({ grants: ['AGENT'] })
})

async function rolesOf(id: string): Promise<string[]> {
  const { docs } = await backend.db.collection(`castings/${id}/roles`).get()
  return docs.map((role) => role.id)
}

describe('a casting', () => {
  it('is a draft at first, with its roles and its internal part apart', async () => {
    const input = castingInput()
    expect(await call('saveCasting', input, agent.token)).toEqual({ result: { version: 1 } })
    const stored = await castingOf(input.castingId)
    expect(stored).toMatchObject({
      title: input.casting.title,
      status: 'draft',
      version: 1,
    })
    expect(stored).not.toHaveProperty('client')
    expect(JSON.stringify(stored)).not.toContain(agent.uid)
    expect(await rolesOf(input.castingId)).toEqual(['vizinha'])
    const internal = await backend.db.doc(`castings/${input.castingId}/internal/details`).get()
    expect(internal.data()).toEqual({ client: 'Marca de temperos', createdBy: agent.uid })
  })

  it('is changed as a whole: what the form no longer says is gone', async () => {
    const input = castingInput()
    await call('saveCasting', input, agent.token)
    const { shootFrom: _from, shootTo: _to, ...casting } = input.casting
    const changed = { ...input, version: 1, casting: { ...casting, city: 'Olinda' }, roles: [], internal: {} }
    expect(await call('saveCasting', changed, agent.token)).toEqual({ result: { version: 2 } })
    const stored = await castingOf(input.castingId)
    expect(stored).toMatchObject({ city: 'Olinda', version: 2 })
    expect(stored).not.toHaveProperty('shootFrom')
    expect(await rolesOf(input.castingId)).toEqual([])
  })

  it('keeps who made it and who opened it, whoever saves it later', async () => {
    const input = await openCasting(agent)
    const other = await person({ grants: ['AGENT'] })
    const changed = { ...input, version: 1, internal: { notes: 'Outra.' } }
    expect(await call('saveCasting', changed, other.token)).toEqual({ result: { version: 2 } })
    expect(await call('saveCasting', changed, other.token)).toEqual({ result: { version: 2 } })
    const internal = await backend.db.doc(`castings/${input.castingId}/internal/details`).get()
    expect(internal.data()).toEqual({ notes: 'Outra.', createdBy: agent.uid, validatedBy: agent.uid })
  })

  it('is saved once, however often it is sent', async () => {
    const input = castingInput()
    await call('saveCasting', input, agent.token)
    expect(await call('saveCasting', input, agent.token)).toEqual({ result: { version: 1 } })
  })

  it('is not overwritten by somebody who did not see the last change', async () => {
    const input = castingInput()
    await call('saveCasting', input, agent.token)
    const other = { ...input, casting: { ...input.casting, title: 'Outro título' } }
    expect((await call('saveCasting', other, agent.token)).error?.status).toBe('ABORTED')
    expect((await castingOf(input.castingId))?.title).toBe(input.casting.title)
  })

  it('keeps a role that somebody applied for, and one role while it is open', async () => {
    const input = await openCasting(agent)
    const second = { id: 'vizinho', role: { ...castingInput().roles[0]?.role, title: 'Vizinho', order: 1 } }
    const artist = await candidate()
    await apply(artist, input.castingId)
    expect(
      await call('saveCasting', { ...input, version: 1, roles: [...input.roles, second] }, agent.token),
    ).toEqual({ result: { version: 2 } })
    const removed = await call('saveCasting', { ...input, version: 2, roles: [second] }, agent.token)
    expect(removed.error?.message).toBe('Há inscrições para um personagem que você removeu.')
    const none = await call('saveCasting', { ...input, version: 2, roles: [] }, agent.token)
    expect(none.error?.message).toBe('Falta completar o casting. Crie ao menos um personagem.')
    expect((await rolesOf(input.castingId)).toSorted()).toEqual(['vizinha', 'vizinho'])
  })

  it('is saved as a draft with a title only, and opens once nothing is missing', async () => {
    const full = castingInput()
    const { title } = full.casting
    const draft = { ...full, casting: { title, visibility: 'public', description: '', city: '' }, roles: [] }
    expect(await call('saveCasting', draft, agent.token)).toEqual({ result: { version: 1 } })
    expect(await castingOf(full.castingId)).not.toHaveProperty('kind')
    // Its answer was lost.
    expect(await call('saveCasting', draft, agent.token)).toEqual({ result: { version: 1 } })
    const refused = await changeCasting(agent, full.castingId, 'open')
    expect(refused.error?.status).toBe('FAILED_PRECONDITION')
    expect(refused.error?.message).toMatch(
      /^Falta completar o casting. Escolha o tipo. .*ao menos um personagem.$/,
    )
    expect((await castingOf(full.castingId))?.status).toBe('draft')

    await call('saveCasting', { ...full, version: 1 }, agent.token)
    expect(await changeCasting(agent, full.castingId, 'open')).toEqual({ result: { status: 'open' } })
    const emptied = await call('saveCasting', { ...draft, version: 2 }, agent.token)
    expect(emptied.error?.status).toBe('FAILED_PRECONDITION')
    expect((await castingOf(full.castingId))?.version).toBe(2)
  })

  it('opens a play with its fee to be agreed and without usage rights', async () => {
    const { casting, roles, ...rest } = castingInput()
    const [vizinha] = roles
    const role = { ...vizinha?.role, payCents: 0, usage: { media: [], territory: '', months: 0 } }
    const play = { ...rest, casting: { ...casting, kind: 'teatro' }, roles: [{ id: 'vizinha', role }] }
    await call('saveCasting', play, agent.token)
    expect(await changeCasting(agent, rest.castingId, 'open')).toEqual({ result: { status: 'open' } })
  })

  it('says nothing else once it is closed', async () => {
    const input = await openCasting(agent)
    await changeCasting(agent, input.castingId, 'closed')
    const later = await call('saveCasting', { ...input, version: 1 }, agent.token)
    expect(later.error?.message).toBe('Um casting encerrado não muda mais.')
  })

  it('is for staff alone', async () => {
    for (const { token } of [await person(), await bareAccount()]) {
      const input = castingInput()
      expect((await call('saveCasting', input, token)).error?.status).toBe('PERMISSION_DENIED')
      expect(await castingOf(input.castingId)).toBeUndefined()
    }
    expect((await call('saveCasting', castingInput())).error?.status).toBe('UNAUTHENTICATED')
  })

  it.each([
    ['an id of a path', { castingId: 'a/b' }],
    ['a state', { casting: { ...castingInput().casting, status: 'open' } }],
    ['a day that is none', { casting: { ...castingInput().casting, shootFrom: '2027-13-45' } }],
    ['one role twice', { roles: [castingInput().roles[0], castingInput().roles[0]] }],
    ['less than nothing', { roles: [{ id: 'a', role: { ...castingInput().roles[0]?.role, payCents: -1 } }] }],
  ])('refuses %s', async (_what, changes) => {
    const input = { ...castingInput(), ...changes }
    expect((await call('saveCasting', input, agent.token)).error?.status).toBe('INVALID_ARGUMENT')
  })
})
