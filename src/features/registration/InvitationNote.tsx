import type { InvitationLink } from '@ribalta/domain/schemas/people/invitationLink'
import { useCallback } from 'react'
import { useNavigate } from 'react-router-dom'
import { useLoad } from '../../lib/loading/useLoad.ts'
import { useOnReconnect } from '../../lib/loading/useOnReconnect.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import type { OpenedInvitation } from './prefill.ts'

export interface InvitationNoteProps {
  link: InvitationLink
  /** Fills in what was left empty so far. */
  onOpened: (values: Extract<OpenedInvitation, { values: unknown }>['values']) => void
}

/** Opens the invitation that brought somebody here and says how that stands; the form works without it. */
export function InvitationNote({ link, onOpened }: InvitationNoteProps) {
  const navigate = useNavigate()
  const load = useCallback(async () => {
    const opened = await (await import('./prefill.ts')).openForForm(link)
    // What opens it leaves the address: it is nobody else's, and the steps have their places there.
    await navigate({ hash: '' }, { replace: true })
    if ('values' in opened) onOpened(opened.values)
    return opened
  }, [link, navigate, onOpened])
  const invitation = useLoad(load)
  useOnReconnect(invitation.status === 'failed' ? invitation.retry : undefined)

  switch (invitation.status) {
    case 'loading':
      return <Notice>Abrindo seu convite…</Notice>
    case 'failed':
      return (
        <Notice tone="warning">
          <p>O convite não abriu. Verifique sua conexão.</p>
          <Button variant="secondary" size="small" className="mt-3" onClick={invitation.retry}>
            Tentar de novo
          </Button>
        </Notice>
      )
    case 'ready':
      return 'isOver' in invitation.data ? (
        <Notice tone="warning">{invitation.data.isOver}</Notice>
      ) : (
        <Notice tone="success">
          A agência preparou seu cadastro. Confira o que está preenchido, corrija o que for preciso e complete
          com uma foto e sua senha.
        </Notice>
      )
  }
}
