import type { Proposal } from '@ribalta/domain/schemas/proposals/proposal'
import { environment } from '../../../lib/environment.ts'
import { formatDateTime } from '../../../lib/formats/formatDateTime.ts'

/** Writes the message that reminds an artist to answer a presentation, or its changes since they agreed. */
export function reminderMessage(
  { title, deadline }: Pick<Proposal, 'title' | 'deadline'>,
  name: string,
  hasAgreed: boolean,
): string {
  return [
    `Olá, ${name}!`,
    hasAgreed
      ? `A ${environment.appName} mudou o que mostra de você em “${title}”. O cliente só vê o que você já aceitou, até você aceitar de novo.`
      : `A ${environment.appName} quer apresentar você a um cliente, em “${title}”. Ainda não é um convite: o cliente só vê quem aceita participar.`,
    `Responda em Trabalhos, até ${formatDateTime(deadline)}: ${window.location.origin}/trabalhos`,
  ].join('\n\n')
}
