import { beforeAll, expect, it } from 'vitest'
import { Timestamp } from '../../functions/src/admin/backend.ts'
import { guardian } from '../../functions/src/testing/payloads.ts'
import { auditOf } from '../support/functions/audit.ts'
import {
  type Answer,
  backend,
  bareAccount,
  call,
  type Person,
  person,
} from '../support/functions/functions.ts'

let agent: Person
let child: Person

beforeAll(async () => {
  agent = await person({ grants: ['AGENT'] })
  child = await minor()
  const details = { legalName: 'Maria da Silva Prado', cpf: '52998224725', guardian }
  await backend.db.doc(`profiles/${child.uid}/private-data/details`).set(details)
})

function minor(): Promise<Person> {
  return person({ birthDate: Timestamp.fromMillis(Date.now() - 12 * 366 * 86_400_000) })
}

function open({ uid }: Pick<Person, 'uid'>, as: string | undefined = agent.token): Promise<Answer> {
  return call('openGuardianContact', { profileId: uid }, as)
}

it('an agent sees a guardian’s name and phone and nothing else, and each time it is written down', async () => {
  expect(await open(child)).toEqual({ result: { guardian: { name: guardian.name, phone: guardian.phone } } })
  await open(child)
  const lines = await auditOf(child.uid)
  expect(lines[0]).toEqual({
    kind: 'guardianContact',
    actor: agent.uid,
    subject: child.uid,
    at: lines[0]?.at,
  })
  expect(lines).toHaveLength(2)
})

it('of a child whose guardian is not known there is none', async () => {
  expect(await open(await minor())).toEqual({ result: { guardian: null } })
})

it('nobody sees it who is no staff, and of an adult nobody, without a line', async () => {
  const grown = await person()
  await backend.db.doc(`profiles/${grown.uid}/private-data/details`).set({ guardian })
  const refused: (string | undefined)[] = []
  const before = await auditOf(child.uid)
  for (const { token } of [child, await person(), await bareAccount()]) {
    refused.push((await open(child, token)).error?.status)
  }
  expect(refused).toEqual(['PERMISSION_DENIED', 'PERMISSION_DENIED', 'PERMISSION_DENIED'])
  expect((await open(grown)).error?.status).toBe('FAILED_PRECONDITION')
  expect((await open({ uid: 'ninguem' })).error?.status).toBe('NOT_FOUND')
  expect(await auditOf(child.uid)).toEqual(before)
  expect(await auditOf(grown.uid)).toEqual([])
})
