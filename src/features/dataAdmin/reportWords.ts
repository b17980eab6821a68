import { MESSAGE_REPORT_REASON_LABELS } from '@ribalta/domain/conversations/conversation'
import type { MessageReport } from '@ribalta/domain/schemas/conversations/conversation'
import { chatPath } from '../../lib/deskPath.ts'
import { formatCount } from '../../lib/formats/formatCount.ts'
import { detailsAddress } from '../../lib/lists/listWalk.ts'

export interface ReportWords {
  readonly reason: string
  readonly reporter: string
  readonly sender: string
  /** What went with the message; undefined where it was words alone. */
  readonly attachments: string | undefined
  readonly links: readonly { readonly label: string; readonly to: string }[]
}

/** What a director reads of a reported message beside what was written. */
export function reportWords(report: MessageReport): ReportWords {
  const { conversationId, artistId, sender, reason, attachments } = report
  const name = report.senderName === '' ? 'Conta excluída' : report.senderName
  const profile = { label: `Ver perfil de ${name}`, to: detailsAddress(sender) }
  return {
    reason: MESSAGE_REPORT_REASON_LABELS[reason],
    reporter: report.reporterName === '' ? 'Conta excluída' : report.reporterName,
    sender: name,
    attachments:
      attachments === 0 ? undefined : attachments === 1 ? '1 anexo' : `${formatCount(attachments)} anexos`,
    // Into the conversation of two of the team nobody else comes.
    links:
      artistId === undefined
        ? [profile]
        : [{ label: 'Abrir a conversa', to: chatPath(conversationId) }, profile],
  }
}
