import { lazily } from '@ribalta/domain/lazily'
import { instantToDate } from '@ribalta/domain/instant'
import type { PublicCasting } from '../../data/castings/castings.ts'
import { formatShoot } from '../../lib/formats/formatShoot.ts'

const DAY_AND_TIME = lazily(
  () =>
    new Intl.DateTimeFormat('pt-BR', {
      dateStyle: 'short',
      timeStyle: 'short',
      timeZone: 'America/Sao_Paulo',
    }),
)

export interface Fact {
  readonly label: string
  readonly value: string
  /** A sentence rather than a word or two: it has a row of its own. */
  readonly isLong?: boolean
}

export function paymentOf(days: number | undefined): string {
  if (days === undefined) return 'A combinar'
  if (days === 0) return 'No dia do trabalho'
  return `Até ${String(days)} ${days === 1 ? 'dia' : 'dias'} depois do trabalho`
}

/** What is true of the whole casting. */
export function factsOfCasting(casting: PublicCasting): Fact[] {
  const { brand, isBrandConfidential } = casting
  const named = isBrandConfidential ? 'Confidencial' : brand
  return [
    ...(named === undefined ? [] : [{ label: 'Marca', value: named }]),
    { label: 'Onde', value: [casting.city, casting.uf].filter((part) => part !== '').join(', ') },
    { label: 'Gravação', value: formatShoot(casting) },
    { label: 'Inscrições até', value: DAY_AND_TIME().format(instantToDate(casting.applyUntil)) },
    { label: 'Pagamento', value: paymentOf(casting.paymentTermDays) },
  ]
}
