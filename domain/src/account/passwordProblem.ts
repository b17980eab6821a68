import { toEmail } from '../identity.ts'

/** What people know of somebody, and try first. */
export interface PasswordOwner {
  readonly email: string
  /** Of any kind: the artistic one, the civil one, the public address. */
  readonly names: readonly string[]
}

export const COMMON_PASSWORD =
  'Esta senha está entre as mais usadas do mundo, que são as primeiras a ser tentadas. Escolha outra.'
export const COMMON_WORD_PASSWORD =
  'Uma palavra conhecida com alguns números está entre as primeiras senhas a ser tentadas. Escolha outra.'
export const BLANK_PASSWORD = 'A senha não pode ter só espaços.'
export const OWN_NAME_PASSWORD = 'A senha não pode ser o seu nome nem o seu e-mail. Escolha outra.'

/** What is left around a word that is tried first has to be as long as this to be worth something. */
const LEAST_REST = 4
/** Shorter parts of a name (“de”, “Ana”) are in many words. */
const LEAST_PART = 3

/** Letters and digits alone, small and without accents: `João-1` → `joao1`. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '')
}

/** Whether what stands around a word adds nothing: too short, a year, or counting up, down or not at all. */
function isWorthNothing(rest: string): boolean {
  if (rest.length < LEAST_REST || /^(?:19|20)\d\d$/.test(rest)) return true
  const [first = ''] = rest
  return ['01234567890', '09876543210', first.repeat(rest.length)].some((digits) => digits.includes(rest))
}

function partsOf({ email, names }: PasswordOwner): readonly string[] {
  const address = toEmail(email)
  const texts = [address, ...address.split('@'), ...names]
  const words = [address.replace(/@.*/, ''), ...names].flatMap((text) => text.split(/[\s._+-]+/))
  const parts = [...texts, ...words].map(plain).filter((part) => part.length >= LEAST_PART)
  // The longest first, so that none is taken to pieces by another.
  return [...new Set(parts)].toSorted((one, other) => other.length - one.length)
}

/** Whether a password is little more than the names or the address of whose it is. */
function isOwnName(password: string, owner: PasswordOwner): boolean {
  const whole = plain(password)
  const rest = partsOf(owner).reduce((left, part) => left.replaceAll(part, ''), whole)
  return rest !== whole && isWorthNothing(rest)
}

/** Whether a password is a word that is tried first with little around it, or such a run of digits. */
async function isCommonWord(password: string): Promise<boolean> {
  const { DIGIT_RUNS, PORTUGUESE_WORDS } = await import('./portuguesePasswords.ts')
  const whole = plain(password)
  const word = whole.replaceAll(/\d/g, '')
  if (word === '') return DIGIT_RUNS.has(whole)
  return PORTUGUESE_WORDS.has(word) && isWorthNothing(whole.replaceAll(/\D/g, ''))
}

/**
 * Why a password will not do, in words; undefined where it will. How long it must be is said elsewhere. Rejects where the lists of the
 * commonest, which are loaded only here, do not come.
 */
export async function passwordProblem(password: string, owner: PasswordOwner): Promise<string | undefined> {
  if (password !== '' && password.trim() === '') return BLANK_PASSWORD
  if (isOwnName(password, owner)) return OWN_NAME_PASSWORD
  const { COMMONEST_PASSWORDS } = await import('./commonestPasswords.ts')
  if (COMMONEST_PASSWORDS.split(' ').includes(password.toLowerCase())) return COMMON_PASSWORD
  return (await isCommonWord(password)) ? COMMON_WORD_PASSWORD : undefined
}
