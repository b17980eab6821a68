import { dateToInstant, type Instant } from '@ribalta/domain/instant'
import {
  getMultiFactorResolver,
  multiFactor,
  PhoneAuthProvider,
  PhoneMultiFactorGenerator,
  RecaptchaVerifier,
  TotpMultiFactorGenerator,
  type MultiFactorError,
  type MultiFactorInfo,
  type PhoneMultiFactorInfo,
  type TotpSecret,
  type User,
} from 'firebase/auth'
import { callFunction } from '../data/callables.ts'
import { firebaseAuth } from '../firebase/auth.ts'
import { environment } from '../lib/environment.ts'
import { emulators } from '../lib/firebaseSettings.ts'
import { reauthenticate } from './account.ts'
import { AccountError } from './accountError.ts'
import { secondFactorMessage } from './messages.ts'

type PhoneOptions = Exclude<Parameters<PhoneAuthProvider['verifyPhoneNumber']>[0], string>

/** Something beside the password that an account asks for at sign-in. */
export interface SecondFactor {
  readonly id: string
  readonly kind: 'phone' | 'app'
  /** What people know it by; of a phone the last digits only. */
  readonly label: string
  readonly enrolledAt: Instant
}

export interface SecondFactors {
  readonly isEmailVerified: boolean
  readonly factors: readonly SecondFactor[]
  /** Whether this very sign-in passed one. */
  readonly hasPassedOne: boolean
}

/** What the account asks for beside the password, as the provider says it. */
export async function readSecondFactors(): Promise<SecondFactors> {
  const user = await currentUser()
  await user.reload()
  const { signInSecondFactor } = await user.getIdTokenResult()
  return {
    isEmailVerified: user.emailVerified,
    factors: multiFactor(user).enrolledFactors.map(toFactor),
    hasPassedOne: signInSecondFactor !== null,
  }
}

/** The factors that may answer a challenge. */
export async function factorsAsked(error: MultiFactorError): Promise<readonly SecondFactor[]> {
  return getMultiFactorResolver(await firebaseAuth(), error).hints.map(toFactor)
}

/** Sends the code of a sign-in to one of its phones. Rejects with {@link AccountError}. */
export async function sendSignInCode(error: MultiFactorError, factorId: string): Promise<string> {
  const { session } = getMultiFactorResolver(await firebaseAuth(), error)
  return worded(() => sendCode({ session, multiFactorUid: factorId }))
}

/** Completes a sign-in by a code: one that was sent (`verificationId`), or that an application shows. */
export async function answerChallenge(
  error: MultiFactorError,
  { id }: SecondFactor,
  code: string,
  verificationId: string | undefined,
): Promise<void> {
  const resolver = getMultiFactorResolver(await firebaseAuth(), error)
  const assertion =
    verificationId === undefined
      ? TotpMultiFactorGenerator.assertionForSignIn(id, code)
      : PhoneMultiFactorGenerator.assertion(PhoneAuthProvider.credential(verificationId, code))
  await worded(() => resolver.resolveSignIn(assertion))
}

/** Sends a code to a phone (`+55…`) that is to become a factor, after the password was given again. */
export async function startPhone(currentPassword: string, phoneNumber: string): Promise<string> {
  await reauthenticate(currentPassword)
  const user = await currentUser()
  return worded(async () => sendCode({ phoneNumber, session: await multiFactor(user).getSession() }))
}

/** Makes the phone a factor by the code that reached it. */
export async function addPhone(verificationId: string, code: string): Promise<void> {
  const user = await currentUser()
  const assertion = PhoneMultiFactorGenerator.assertion(PhoneAuthProvider.credential(verificationId, code))
  await worded(() => multiFactor(user).enroll(assertion, 'Celular'))
}

/** The secret that an authenticator application keeps, after the password was given again. */
export async function startApp(currentPassword: string): Promise<{ secret: TotpSecret; link: string }> {
  await reauthenticate(currentPassword)
  const user = await currentUser()
  return worded(async () => {
    const secret = await TotpMultiFactorGenerator.generateSecret(await multiFactor(user).getSession())
    return { secret, link: secret.generateQrCodeUrl(user.email ?? user.uid, environment.appName) }
  })
}

/** Makes the application a factor by a code that it shows. */
export async function addApp(secret: TotpSecret, code: string): Promise<void> {
  const user = await currentUser()
  const assertion = TotpMultiFactorGenerator.assertionForEnrollment(secret, code)
  await worded(() => multiFactor(user).enroll(assertion, 'Aplicativo autenticador'))
}

/** Takes a factor away, after the person has signed in again with everything that is asked for. */
export async function removeSecondFactor(currentPassword: string, factorId: string): Promise<void> {
  await reauthenticate(currentPassword)
  const user = await currentUser()
  await worded(() => multiFactor(user).unenroll(factorId))
}

/** Takes all factors of another person of staff away and ends their sign-ins; directors only. */
export async function resetSecondFactors(profileId: string): Promise<void> {
  await callFunction('resetSecondFactors', { profileId })
}

async function currentUser(): Promise<User> {
  const auth = await firebaseAuth()
  await auth.authStateReady()
  if (auth.currentUser === null) throw new AccountError(secondFactorMessage(undefined))
  return auth.currentUser
}

async function sendCode(options: PhoneOptions): Promise<string> {
  const auth = await firebaseAuth()
  // The local suite sends nothing and has no reCAPTCHA.
  auth.settings.appVerificationDisabledForTesting = emulators !== undefined
  const place = document.body.appendChild(document.createElement('div'))
  const verifier = new RecaptchaVerifier(auth, place, { size: 'invisible' })
  try {
    return await new PhoneAuthProvider(auth).verifyPhoneNumber(options, verifier)
  } finally {
    verifier.clear()
    place.remove()
  }
}

async function worded<T>(act: () => Promise<T>): Promise<T> {
  try {
    return await act()
  } catch (error) {
    throw new AccountError(secondFactorMessage(error), { cause: error })
  }
}

function toFactor(info: MultiFactorInfo): SecondFactor {
  const isPhone = info.factorId === PhoneMultiFactorGenerator.FACTOR_ID
  return {
    id: info.uid,
    kind: isPhone ? 'phone' : 'app',
    label: isPhone
      ? `Código por SMS para ${lastDigits((info as PhoneMultiFactorInfo).phoneNumber)}`
      : (info.displayName ?? 'Aplicativo autenticador'),
    enrolledAt: dateToInstant(new Date(info.enrollmentTime)),
  }
}

function lastDigits(phoneNumber: string): string {
  return `o celular com final ${phoneNumber.slice(-4)}`
}
