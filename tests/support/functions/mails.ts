import { type Mail, mailSchema } from '@ribalta/domain/schemas/notices/notice'
import { expect } from 'vitest'
import { followBoard } from '../../../functions/src/services/castings/follow.ts'
import { sendDueNotices } from '../../../functions/src/services/notices/send.ts'
import { type Answer, backend, type Person } from './functions.ts'

export const SITE = { url: 'https://ribalta.example', name: 'Ribalta' }

/** The kinds of all mails that this file has read. */
export const readKinds = new Set<string>()

/** Sends the notices due in so many milliseconds, as the schedule does. Returns the number of mails. */
export async function send(inMs = 61_000): Promise<number> {
  const now = new Date(Date.now() + inMs)
  await followBoard(backend, now)
  return sendDueNotices(backend, SITE, now)
}

/** Sends what is due, and returns and deletes the mails to an address, so that the next action is seen on its own. */
export async function mailTo(email: string, inMs?: number): Promise<Mail[]> {
  await send(inMs)
  const { docs } = await backend.db.collection('mail').where('to', 'array-contains', email).get()
  const mails = docs.map((stored) => mailSchema.parse(stored.data()))
  await Promise.all(docs.map(({ ref }) => ref.delete()))
  for (const { kind } of mails) readKinds.add(kind)
  return mails
}

export async function onlyMail(to: Person | string, inMs?: number): Promise<Mail> {
  const mails = await mailTo(typeof to === 'string' ? to : to.profile.email, inMs)
  expect(mails).toHaveLength(1)
  const [mail] = mails
  if (mail === undefined) throw new Error('There is no mail')
  return mail
}

/** Expects a call to succeed. */
export async function done(answer: Promise<Answer>): Promise<void> {
  expect((await answer).error).toBeUndefined()
}
