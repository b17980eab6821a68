import type { CandidateStatus } from '../../../domain/src/castings/candidateStatus.ts'
import type { CastingBrief } from './briefs.ts'
import { PAST_CASTINGS } from './pastBriefs.ts'

/** Steps along the board, an answer with what was written to its artist where something was. */
export type Way = readonly (CandidateStatus | readonly [CandidateStatus, message: string])[]

export const CHOSEN: Way = [
  'submitted',
  'shortlisted',
  'testing',
  'proposed',
  ['selected', 'O cliente adorou o seu vídeo! Ligamos amanhã para combinar as datas e a prova de figurino.'],
]

/** How far along the board an application came, by where the casting is. */
export const WAYS: Readonly<Record<'running' | 'answered' | 'over' | 'archived', readonly Way[]>> = {
  running: [
    ['submitted'],
    ['submitted', 'shortlisted'],
    ['submitted'],
    ['submitted', 'shortlisted', 'testing'],
    ['submitted', ['declined', 'Seu registro é muito bom. Para este papel o cliente procura outro tipo.']],
    ['submitted', 'withdrawn'],
  ],
  answered: [
    ['submitted', 'declined'],
    ['submitted', 'shortlisted'],
    ['submitted', ['declined', 'Gostamos do seu registro. Para esta história buscamos outra idade.']],
    ['submitted', 'shortlisted', 'declined'],
    ['submitted', 'declined'],
    ['submitted', 'withdrawn'],
  ],
  over: [
    ['submitted', 'declined'],
    [
      'submitted',
      'shortlisted',
      'proposed',
      [
        'lapsed',
        'O cliente não nos deu retorno sobre a sua apresentação. Se ele escrever, falamos com você.',
      ],
    ],
    [
      'submitted',
      'shortlisted',
      ['declined', 'Você ficou entre os finalistas. Esperamos ver você no próximo casting.'],
    ],
    ['submitted', 'declined'],
    ['submitted', 'shortlisted', 'testing', 'declined'],
    ['submitted', 'withdrawn'],
  ],
  archived: [
    ['submitted', 'declined'],
    ['submitted', 'shortlisted', 'declined'],
    ['submitted', ['declined', 'Obrigado por se inscrever. Para este papel buscamos outro registro.']],
    ['submitted', 'declined'],
    [
      'submitted',
      'shortlisted',
      ['declined', 'Você ficou entre os finalistas. Seu perfil segue na nossa lista.'],
    ],
    ['submitted', 'declined'],
    ['submitted', 'withdrawn'],
  ],
}

/** How many applied for a role: for those of castings that are over enough to say how the agency answers. */
export const APPLICANTS = {
  running: { fewest: 2, most: 7 },
  answered: { fewest: 2, most: 7 },
  over: { fewest: 12, most: 16 },
  archived: { fewest: 17, most: 19 },
} as const

const PAST: ReadonlySet<string> = new Set(PAST_CASTINGS.map(({ id }) => id))

/** Castings that aren't over, but whose applications the agency has answered but for a few. */
const MOSTLY_ANSWERED = ['casting-roda-de-rua', 'casting-conta-em-um-minuto']

export function stageOf({ id, status }: CastingBrief): keyof typeof WAYS {
  if (PAST.has(id)) return 'archived'
  if (status === 'closed' || status === 'archived') return 'over'
  return MOSTLY_ANSWERED.includes(id) ? 'answered' : 'running'
}
