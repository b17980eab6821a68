import type { Proposal } from '@ribalta/domain/schemas/proposals/proposal'
import { environment } from '../../../lib/environment.ts'
import { formatDateTime } from '../../../lib/formats/formatDateTime.ts'

/** What an artist is written who has not said yet whether they agree to be presented. */
export function reminderMessage(
  { title, deadline }: Pick<Proposal, 'title' | 'deadline'>,
  name: string,
): string {
  return [
    `Olá, ${name}!`,
    `A ${environment.appName} quer apresentar você a um cliente, em “${title}”. Ainda não é um convite: o cliente só vê quem aceita participar.`,
    `Responda em Trabalhos, até ${formatDateTime(deadline)}: ${window.location.origin}/trabalhos`,
  ].join('\n\n')
}
