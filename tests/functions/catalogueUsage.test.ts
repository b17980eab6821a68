import { describe, expect, it } from 'vitest'
import { bareAccount, call, newSession, person } from '../support/functions/functions.ts'
import { publish } from '../support/functions/publishing.ts'

const agent = () => person({ grants: ['AGENT'] })

describe('catalogueUsage', () => {
  it('counts the published pages and the records that hold a class', async () => {
    const id = `classe-${newSession()}`
    const [staff, published] = await Promise.all([
      agent(),
      person({ classes: ['ator', id] }),
      person({ classes: [id] }),
    ])
    await publish(published)
    expect(await call('catalogueUsage', { kind: 'class', id }, staff.token)).toEqual({
      result: { artists: 1, profiles: 2 },
    })
  })

  it('counts a skill whatever its level', async () => {
    const id = `habilidade-${newSession()}`
    const [staff, first] = await Promise.all([
      agent(),
      person({ skills: [{ id, level: 1 }] }),
      person({
        skills: [
          { id: 'canto', level: 2 },
          { id, level: 5 },
        ],
      }),
    ])
    await publish(first)
    expect(await call('catalogueUsage', { kind: 'skill', id }, staff.token)).toEqual({
      result: { artists: 1, profiles: 2 },
    })
    expect(await call('catalogueUsage', { kind: 'class', id }, staff.token)).toEqual({
      result: { artists: 0, profiles: 0 },
    })
  })

  it('tells nothing to whoever is not of the team', async () => {
    const [bare, artist] = await Promise.all([bareAccount(), person()])
    const status = async (token?: string) =>
      (await call('catalogueUsage', { kind: 'class', id: 'ator' }, token)).error?.status
    expect(await status()).toBe('UNAUTHENTICATED')
    expect(await status(bare.token)).toBe('PERMISSION_DENIED')
    expect(await status(artist.token)).toBe('PERMISSION_DENIED')
  })

  it.each([
    null,
    {},
    { kind: 'other', id: 'x' },
    { kind: 'class', id: '' },
    { kind: 'class', id: 'x', more: 1 },
  ])('refuses %j', async (payload) => {
    const staff = await agent()
    expect((await call('catalogueUsage', payload, staff.token)).error?.status).toBe('INVALID_ARGUMENT')
  })
})
