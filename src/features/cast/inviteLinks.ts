import { formatPhone } from '@ribalta/domain/phone'
import { readAllInvitations, type OpenInvitation } from '../../data/invitations/invitations.ts'
import { csvFile } from '../../lib/files/csv.ts'
import { download } from '../../lib/files/download.ts'
import { formatDate } from '../../lib/formats/formatDate.ts'
import { invitationAddress } from '@ribalta/domain/notices/invitationAddress'
import { logWarning } from '../../lib/log.ts'
import { noticeMessage } from '../../lib/words/noticeMessage.ts'
import { toast } from '../../ui/toast/toastStore.ts'

function addressOf({ id, invitation: { key } }: OpenInvitation): string {
  return invitationAddress({ id, key }, window.location.origin)
}

/** What the mail says, as a message. */
export function invitationMessage({ id, invitation: { key, prepared } }: OpenInvitation): string {
  const name = prepared.artisticName
  return noticeMessage({ kind: 'invitation', name, link: { id, key } }, name)
}

/** Every open invitation with its link, for whoever sends them from elsewhere. */
export async function saveLinks(): Promise<void> {
  try {
    const all = await readAllInvitations()
    const rows = all.map((each) => {
      const { artisticName, email = '', phone = '' } = each.invitation.prepared
      return [artisticName, email, formatPhone(phone), formatDate(each.invitation.expiresAt), addressOf(each)]
    })
    const file = csvFile([['Nome artístico', 'E-mail', 'Telefone', 'Vale até', 'Link'], ...rows])
    download('convites.csv', file)
  } catch (error) {
    logWarning('The file of the links was not made', error)
    toast({
      variant: 'destructive',
      title: 'O arquivo não foi feito',
      description: 'Verifique sua conexão e tente de novo.',
    })
  }
}

/** Puts the link of one invitation where it can be pasted; shows it where the browser refuses. */
export async function copyLink(invitation: OpenInvitation): Promise<void> {
  const address = addressOf(invitation)
  try {
    await navigator.clipboard.writeText(address)
    toast({ title: 'Link copiado', description: `Só para ${invitation.invitation.prepared.artisticName}.` })
  } catch (error) {
    logWarning('A link was not copied', error)
    toast({ variant: 'destructive', title: 'Não foi possível copiar o link', description: address })
  }
}
