import type { Prepared } from '@ribalta/domain/schemas/people/invitation'
import type { InvitationLink } from '@ribalta/domain/schemas/people/invitationLink'
import { formatPhone } from '@ribalta/domain/phone'
import { openInvitation } from '../../data/invitations/open.ts'
import { errorCode } from '../../lib/errorCode.ts'
import { formatDay } from '../../lib/formats/formatDay.ts'
import { serverWords } from '../../lib/words/refusalWords.ts'
import { EMPTY_FACTS, toFactsValues } from '../../ui/artistFields/factsValues.ts'
import type { RegistrationValues } from './registrationForm.ts'

type Prefilled = Partial<RegistrationValues>

/** What an invitation brings to the form, or in words that it opens nothing, whenever it is asked. */
export type OpenedInvitation = { readonly values: Prefilled } | { readonly isOver: string }

/** A prepared cadastro as the form holds it, without what staff left empty. */
export function toPrefilled({ facts, artisticName, email, phone, birthDate }: Prepared): Prefilled {
  const typed = toFactsValues(facts)
  const known = Object.fromEntries(
    Object.entries(typed).filter(([name]) => name in facts && name in EMPTY_FACTS),
  )
  return {
    ...known,
    artisticName,
    ...(email === undefined ? {} : { email }),
    ...(phone === undefined ? {} : { phone: formatPhone(phone) }),
    ...(birthDate === undefined ? {} : { birthDate: formatDay(birthDate) }),
  }
}

const OVER: ReadonlySet<string | undefined> = new Set(['functions/not-found', 'functions/invalid-argument'])
const UNKNOWN = 'Este link de convite está incompleto. Copie o link inteiro, ou faça o cadastro sem ele.'

/** Opens an invitation. Rejects where it may open at another time. */
export async function openForForm(link: InvitationLink): Promise<OpenedInvitation> {
  try {
    return { values: toPrefilled(await openInvitation(link)) }
  } catch (error) {
    const code = errorCode(error)
    if (!OVER.has(code)) throw error
    return { isOver: (code === 'functions/not-found' ? serverWords(error) : undefined) ?? UNKNOWN }
  }
}
