import { expect, type BrowserContext, type Page } from '@playwright/test'
import * as z from 'zod/mini'
import { beSignedIn } from './beSignedIn.ts'
import { backend, PASSWORD, type Person } from '../functions/functions.ts'

const CODES = 'http://127.0.0.1:9099/emulator/v1/projects/demo-ribalta/oobCodes'
const codesSchema = z.object({
  oobCodes: z.array(z.object({ email: z.string(), requestType: z.string(), oobCode: z.string() })),
})
export type LinkKind = 'PASSWORD_RESET' | 'VERIFY_EMAIL'

/** The codes of the links that were sent to an address, oldest first. */
export async function linkCodes(email: string, kind: LinkKind): Promise<string[]> {
  const { oobCodes } = codesSchema.parse(await (await fetch(CODES)).json())
  return oobCodes
    .filter((code) => code.email === email && code.requestType === kind)
    .map(({ oobCode }) => oobCode)
}

/** The code of the newest link, once one was sent. */
export async function newestLinkCode(email: string, kind: LinkKind): Promise<string> {
  await expect.poll(() => linkCodes(email, kind)).not.toEqual([])
  return (await linkCodes(email, kind)).at(-1) ?? ''
}

const SMS = 'http://127.0.0.1:9099/emulator/v1/projects/demo-ribalta/verificationCodes'
const smsSchema = z.object({
  verificationCodes: z.array(z.object({ phoneNumber: z.string(), code: z.string() })),
})

/** The newest code that was sent to a Brazilian phone, once one was. */
export async function newestSmsCode(phone: string): Promise<string> {
  const codes = async (): Promise<string[]> => {
    const { verificationCodes } = smsSchema.parse(await (await fetch(SMS)).json())
    return verificationCodes
      .filter(({ phoneNumber }) => phoneNumber === `+55${phone}`)
      .map(({ code }) => code)
  }
  await expect.poll(codes).not.toEqual([])
  return (await codes()).at(-1) ?? ''
}

/** A page of another device, with somebody signed in. */
export async function signInElsewhere(context: BrowserContext, { email }: Person): Promise<Page> {
  const page = await context.newPage()
  await beSignedIn(page, email, PASSWORD)
  return page
}

/** Past the rules, as the functions write. */
export async function setProfile(uid: string, fields: Record<string, unknown>): Promise<void> {
  await backend.db.doc(`profiles/${uid}`).update(fields)
}

/** Until the clock shows another second than now: sign-ins are told apart by theirs. */
export async function nextSecond(): Promise<void> {
  const second = () => Math.floor(Date.now() / 1000)
  const before = second()
  await expect.poll(second, { intervals: [50] }).toBeGreaterThan(before)
}
