import { expect, it } from 'vitest'
import { findWrongPhones, type WrongPhone } from '../../functions/src/services/profiles/findWrongPhones.ts'
import { backend, newSession, person } from '../support/functions/functions.ts'

async function find(after?: string) {
  const wrong: WrongPhone[] = []
  const pages: string[] = []
  await findWrongPhones(backend.db, {
    after,
    onWrong: (each) => wrong.push(each),
    onProgress: (_documents, last) => pages.push(last),
  })
  return { wrong, pages }
}

it('reports each stored phone that can’t be right, by document and reason, and changes none', async () => {
  const cut = await person({ phone: '55119876543' })
  const trunk = await person({ phone: '01134567890' })
  const fine = await person({ phone: '0012125550123' })
  const details = backend.db.doc(`profiles/${fine.uid}/private-data/details`)
  const stored = {
    guardian: { phone: '2098765-4321' },
    pay: { pixKeyType: 'telefone', pixKey: '1187654321' },
  }
  await details.set(stored)
  const invitation = backend.db.doc(`invitations/${newSession()}`)
  await invitation.set({ prepared: { phone: '11111111111' } })
  const message = backend.db.doc(`contactMessages/${newSession()}`)
  await message.set({ kind: 'contact', phone: '08001234567' })

  const { wrong, pages } = await find()
  const ours = [cut.uid, trunk.uid, fine.uid, invitation.id, message.id]
  expect(wrong.filter(({ path }) => ours.some((id) => path.includes(id)))).toHaveLength(6)
  expect(wrong).toEqual(
    expect.arrayContaining([
      { path: `profiles/${cut.uid}`, field: 'phone', fault: 'impossible' },
      { path: `profiles/${trunk.uid}`, field: 'phone', fault: 'otherForm' },
      { path: details.path, field: 'guardian.phone', fault: 'unknownArea' },
      { path: details.path, field: 'pay.pixKey', fault: 'withoutNinthDigit' },
      { path: invitation.path, field: 'prepared.phone', fault: 'impossible' },
      { path: message.path, field: 'phone', fault: 'service' },
    ]),
  )
  expect(JSON.stringify([wrong, pages])).not.toMatch(/55119876543|01134567890|1187654321/)
  expect((await details.get()).data()).toEqual(stored)
})

it('continues after the document that it said last', async () => {
  const uids = (await Promise.all([person({ phone: '1' }), person({ phone: '2' })])).map(({ uid }) => uid)
  const [earlier = '', later = ''] = uids.toSorted()
  const reported = (await find(`profiles/${earlier}`)).wrong.map(({ path }) => path)
  expect(reported).toContain(`profiles/${later}`)
  expect(reported).not.toContain(`profiles/${earlier}`)
  const beyond = (await find('invitations/0')).wrong
  expect(beyond.filter(({ path }) => path.startsWith('profiles/'))).toEqual([])
})

it('refuses to continue where there are no phones', async () => {
  await expect(find('media/x')).rejects.toThrow(RangeError)
})
