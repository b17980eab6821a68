import { formatPhone } from '@ribalta/domain/phone'
import type { OpenInvitation } from '../../data/invitations/invitations.ts'
import { formatDate } from '../../lib/formats/formatDate.ts'
import { formatSince } from '../../lib/formats/formatSince.ts'
import { whatsAppAddress } from '../../lib/phoneAddresses.ts'
import { useNow } from '../../lib/useNow.ts'
import { Button } from '../../ui/Button.tsx'
import { WhatsAppLink } from '../../ui/WhatsAppLink.tsx'
import { copyLink, invitationMessage } from './inviteLinks.ts'

interface InvitationRowProps {
  item: OpenInvitation
  onWithdraw: (item: OpenInvitation) => void
}

/** Somebody who has not come yet, and the link that is theirs. */
export function InvitationRow({ item, onWithdraw }: InvitationRowProps) {
  const now = useNow()
  const { prepared, at, expiresAt } = item.invitation
  const { artisticName, email, phone } = prepared
  const addresses = [email, phone === undefined ? undefined : formatPhone(phone)]
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 py-4">
      <div className="min-w-0">
        <h2 className="font-sans text-base font-medium wrap-anywhere">{artisticName}</h2>
        <p className="text-sm wrap-anywhere text-muted">
          {addresses.filter((address) => address !== undefined).join(' · ')}
        </p>
        <p className="text-sm text-muted">{`Convite de ${formatSince(at, now)} · vale até ${formatDate(expiresAt)}`}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        {phone === undefined ? null : (
          <WhatsAppLink href={whatsAppAddress(phone, invitationMessage(item))} name={artisticName} />
        )}
        <Button
          variant="secondary"
          size="small"
          aria-label={`Copiar link de ${artisticName}`}
          onClick={() => void copyLink(item)}
        >
          Copiar link
        </Button>
        <Button
          variant="quiet"
          size="small"
          aria-label={`Cancelar convite de ${artisticName}`}
          onClick={() => {
            onWithdraw(item)
          }}
        >
          Cancelar convite
        </Button>
      </div>
    </li>
  )
}
