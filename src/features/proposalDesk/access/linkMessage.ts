import type { Proposal } from '@ribalta/domain/schemas/proposals/proposal'
import { environment } from '../../../lib/environment.ts'
import { formatDateTime } from '../../../lib/formats/formatDateTime.ts'

/** What a client is written with the link. */
export function linkMessage(
  { title, client, deadline }: Pick<Proposal, 'title' | 'client' | 'deadline'>,
  link: string,
): string {
  return [
    client === '' ? 'Olá!' : `Olá, ${client}!`,
    `A ${environment.appName} preparou esta seleção: ${title}.`,
    link,
    `Dá para responder ali mesmo, até ${formatDateTime(deadline)}.`,
  ].join('\n\n')
}
