import { coveredPart } from '@ribalta/domain/proposals/coverage'
import { GUARDIAN_FIRST } from '@ribalta/domain/proposals/consent'
import type { RoomFact } from '@ribalta/domain/proposals/proposal'
import { FACTS } from '@ribalta/domain/people/factTable'
import type { Participant } from '@ribalta/domain/schemas/proposals/participant'
import { formatDate } from '../../../lib/formats/formatDate.ts'
import { formatList } from '../../../lib/formats/formatList.ts'
import type { TagTone } from '../../../ui/Tag.tsx'
import { offeredIn, type PresentedProfile, standingOf } from './standing.ts'

export interface StandingWords {
  readonly tone: TagTone
  readonly label: string
  /** What follows from it, or what can be done; may be empty. */
  readonly rest: string
}

/** Where an artist stands in a presentation, as they read it. */
export function standingWords(
  presentation: Participant,
  profile: PresentedProfile,
  now: Date,
): StandingWords {
  const standing = standingOf(presentation, profile, now)
  const { consent } = presentation
  const since = consent === undefined ? '' : ` em ${formatDate(consent.at)}`
  const offAir =
    profile.status === 'published' ? '' : ' Enquanto o seu perfil não está no ar, ele não vê você.'
  switch (standing) {
    case 'asked':
      return {
        tone: 'accent',
        label: 'Esperando você aceitar',
        rest: 'O cliente só vê você depois. Ainda não é um convite para o trabalho.',
      }
    case 'told':
      return {
        tone: 'accent',
        label: 'A agência avisou você',
        rest: `Não precisa fazer nada: se não quiser participar, saia quando quiser.${offAir}`,
      }
    case 'agreed':
      return { tone: 'success', label: `Você aceitou${since}`, rest: offAir.trim() }
    case 'widened':
      return {
        tone: 'accent',
        label: 'A agência quer mostrar mais',
        rest: `Você aceitou${since}, e o cliente só vê o que você aceitou. O resto aparece se você aceitar de novo.${offAir}`,
      }
    case 'guardian':
      return {
        tone: 'warning',
        label: 'Esperando a autorização do responsável',
        rest: `${GUARDIAN_FIRST} O cliente só vê você depois de você aceitar.`,
      }
    case 'left':
      return { tone: 'neutral', label: `Você saiu${since}`, rest: leftWords(presentation, profile, now) }
    case 'removed':
      return { tone: 'neutral', label: `Você saiu${since}`, rest: '' }
    case 'over':
      return { tone: 'neutral', label: 'Encerrada', rest: consent === undefined ? '' : overWords(consent) }
  }
}

function leftWords(presentation: Participant, profile: PresentedProfile, now: Date): string {
  const canReturn = offeredIn(standingOf(presentation, profile, now), profile, now).includes('agreed')
  return `O cliente não vê mais você. ${canReturn ? 'Se mudar de ideia, é só aceitar para voltar.' : GUARDIAN_FIRST}`
}

function overWords({ answer, at }: NonNullable<Participant['consent']>): string {
  return `Você ${answer === 'agreed' ? 'aceitou' : 'saiu'} em ${formatDate(at)}.`
}

/** The part of an artist that a presentation shows. */
export type PresentedPart = Pick<Participant, 'facts' | 'media' | 'takes'>

/** Returns the part that the client sees now, and the part that is added if the artist agrees again. */
export function shownNow(presentation: Participant): {
  readonly seen: PresentedPart
  readonly added: PresentedPart
} {
  const seen = coveredPart(presentation, presentation.consent)
  return {
    seen,
    added: {
      facts: presentation.facts.filter((fact) => !seen.facts.includes(fact)),
      media: presentation.media.filter((id) => !seen.media.includes(id)),
      takes: presentation.takes.filter((take) => !seen.takes.includes(take)),
    },
  }
}

/** What a client reads of somebody: “seu nome artístico, idade cênica e UF”. */
export function toldWords(facts: readonly RoomFact[]): string {
  return formatList(['seu nome artístico', ...facts.map(factName)])
}

/** Formats the added facts and takes, as in “altura e 1 take de teste”; empty for none. */
export function addedWords({ facts, takes }: Omit<PresentedPart, 'media'>): string {
  const counted = takesWords({ takes })
  return formatList([...facts.map(factName), ...(counted === '' ? [] : [counted])])
}

function factName(fact: RoomFact): string {
  const { label } = FACTS[fact]
  // The text about oneself would be taken for the presentation that this is.
  if (fact === 'bio') return 'texto sobre você'
  return label === label.toUpperCase() ? label : label.charAt(0).toLowerCase() + label.slice(1)
}

/** “2 takes de teste”; nothing where there are none. */
export function takesWords({ takes }: Pick<Participant, 'takes'>): string {
  if (takes.length === 0) return ''
  return takes.length === 1 ? '1 take de teste' : `${String(takes.length)} takes de teste`
}
