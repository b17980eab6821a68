import { contactMessageSchema } from '@ribalta/domain/schemas/contactMessage'
import { feedSchema, VISITOR } from '@ribalta/domain/schemas/feed/feed'
import { describe, expect, it } from 'vitest'
import { limitOf } from '../../functions/src/services/shared/rateLimit.ts'
import { inOneWindow, someAddress } from '../support/functions/callers.ts'
import { contactInput } from '../support/functions/contactInput.ts'
import { backend, call } from '../support/functions/functions.ts'

async function stored(requestId: string): Promise<unknown> {
  return (await backend.db.doc(`contactMessages/${requestId}`).get()).data()
}

describe('a message', () => {
  it('is kept for the team as it was written, without an account', async () => {
    const sent = contactInput({ phone: '11987654321', message: '  <b>Oi</b>, procuramos um elenco.  ' })
    expect(await call('submitContact', sent)).toEqual({ result: { received: true } })
    const { requestId, ...typed } = sent
    expect(contactMessageSchema.parse(await stored(requestId))).toMatchObject({
      kind: 'contact',
      ...typed,
      message: '<b>Oi</b>, procuramos um elenco.',
    })
  })

  it('keeps the phone with its country, in digits', async () => {
    const [home, abroad] = [
      contactInput({ phone: '+55 (11) 9 8765-4321' }),
      contactInput({ phone: '+1 212 555 0123' }),
    ]
    for (const sent of [home, abroad]) await call('submitContact', sent)
    expect(await stored(home.requestId)).toMatchObject({ phone: '11987654321' })
    expect(await stored(abroad.requestId)).toMatchObject({ phone: '0012125550123' })
  })

  it('sent again after a lost answer, even at once, is one message', async () => {
    const sent = contactInput()
    const answers = await Promise.all([1, 2, 3].map(() => call('submitContact', sent)))
    expect(answers).toEqual(answers.map(() => ({ result: { received: true } })))
    const before = await stored(sent.requestId)
    expect(await call('submitContact', sent)).toEqual({ result: { received: true } })
    expect(await stored(sent.requestId)).toEqual(before)
    const line = await backend.db.doc(`feed/contactMessage_${sent.requestId}`).get()
    expect(feedSchema.parse(line.data())).toMatchObject({ kind: 'contactMessage', actor: VISITOR })
  })

  it('with the id of another one is refused, and the first stays', async () => {
    const sent = contactInput()
    await call('submitContact', sent)
    const before = await stored(sent.requestId)
    const other = await call('submitContact', { ...sent, message: 'Um texto bem diferente.' })
    expect(other.error?.status).toBe('ALREADY_EXISTS')
    expect(await stored(sent.requestId)).toEqual(before)
  })

  it.each([
    ['a field that no person sees', { website: 'https://example.com/' }],
    ['no name', { name: ' ' }],
    ['no e-mail', { email: 'helena' }],
    ['half a phone', { phone: '1198' }],
    ['a phone of no area', { phone: '+55 (20) 98765-4321' }],
    ['an unknown subject', { subject: 'spam' }],
    ['a message of four thousand and one characters', { message: 'x'.repeat(4001) }],
    ['a path for an id', { requestId: 'profiles/aaaaaaaaaaaaaaaaaaaaa' }],
    ['an unknown field', { kind: 'report' }],
  ])('with %s is refused and not kept', async (_what, changes) => {
    const sent = contactInput(changes)
    expect((await call('submitContact', sent)).error?.status).toBe('INVALID_ARGUMENT')
    expect(await stored(sent.requestId.split('/')[0] ?? '')).toBeUndefined()
  })

  it('goes through a few times an hour from one address', async () => {
    await inOneWindow(limitOf('submitContact'))
    const headers = { 'x-forwarded-for': someAddress() }
    for (let used = 0; used < limitOf('submitContact').max; used += 1) {
      expect(await call('submitContact', contactInput(), undefined, headers)).toMatchObject({ result: {} })
    }
    const refused = contactInput()
    expect((await call('submitContact', refused, undefined, headers)).error?.status).toBe(
      'RESOURCE_EXHAUSTED',
    )
    expect(await stored(refused.requestId)).toBeUndefined()
  })
})
