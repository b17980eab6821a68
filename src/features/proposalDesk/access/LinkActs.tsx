import { endOf } from '@ribalta/domain/proposals/proposalStatus'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { changeProposal, renewProposalLink } from '../../../data/proposals/calls.ts'
import type { ProposalEntry } from '../../../data/proposals/proposals.ts'
import { proposalReads, roomLinkQuery } from '../../../data/proposals/queries.ts'
import { logWarning } from '../../../lib/log.ts'
import { useAttempt } from '../../../lib/loading/useAttempt.ts'
import { whatsAppToAnybody } from '../../../lib/phoneAddresses.ts'
import { Button } from '../../../ui/Button.tsx'
import { buttonStyle } from '../../../ui/buttonStyle.ts'
import { Confirmation } from '../../../ui/Confirmation.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { toast } from '../../../ui/toast/toastStore.ts'
import { DevicesNotice } from './DevicesNotice.tsx'
import { linkMessage } from './linkMessage.ts'

export interface LinkActsProps {
  stored: ProposalEntry
  /** Whether the link opens anything now. */
  isOpen: boolean
}

/** The link that the client gets: given on, made anew, ended. */
export default function LinkActs({ stored, isOpen }: LinkActsProps) {
  const { id } = stored
  const client = useQueryClient()
  const link = useQuery(roomLinkQuery(stored))
  const [asked, setAsked] = useState<'renew' | 'end'>()
  const [uncopied, setUncopied] = useState<string>()
  const { isBusy, problem, attempt } = useAttempt({
    logged: 'The access to a proposal was not changed',
    words: 'Não foi possível mudar o acesso agora. Tente novamente.',
  })
  const close = (): void => {
    setAsked(undefined)
  }

  async function copy(address: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(address)
      setUncopied(undefined)
      toast({ title: 'Link copiado' })
    } catch (error) {
      logWarning('The link of a proposal was not copied', error)
      setUncopied(address)
    }
  }

  const renew = (): Promise<void> =>
    attempt(async () => {
      await renewProposalLink(id)
      setUncopied(undefined)
      toast({ title: 'Link novo pronto', description: 'O anterior já não abre.' })
    })
  const end = (): Promise<void> =>
    attempt(async () => {
      await changeProposal({ proposalId: id, to: endOf(stored.status) })
      void client.invalidateQueries(proposalReads)
      toast({ title: 'Acesso encerrado' })
    })

  return (
    <>
      <div className="flex flex-wrap gap-3">
        {isOpen && link.data !== undefined ? (
          <>
            <Button className="max-sm:grow" onClick={() => void copy(link.data)}>
              Copiar link
            </Button>
            <a
              href={whatsAppToAnybody(linkMessage(stored, link.data))}
              target="_blank"
              rel="noopener noreferrer"
              className={buttonStyle('secondary', 'medium', 'max-sm:grow')}
            >
              WhatsApp<span className="sr-only"> (abre em outra aba)</span>
            </a>
          </>
        ) : null}
        {link.isError ? (
          <Button variant="secondary" onClick={() => void link.refetch()}>
            O link não carregou: tentar de novo
          </Button>
        ) : null}
        <Button
          variant="secondary"
          aria-haspopup="dialog"
          busy={isBusy}
          onClick={() => {
            setAsked('renew')
          }}
        >
          Gerar novo link
        </Button>
        <Button
          variant="danger"
          aria-haspopup="dialog"
          busy={isBusy}
          onClick={() => {
            setAsked('end')
          }}
        >
          Encerrar acesso
        </Button>
      </div>
      {uncopied === undefined || uncopied !== link.data ? null : (
        <TextField
          label="Link da proposta"
          description="O navegador não deixou copiar. Selecione e copie daqui."
          readOnly
          value={uncopied}
          onFocus={({ currentTarget }) => {
            currentTarget.select()
          }}
        />
      )}
      {isOpen ? <DevicesNotice devices={stored.devices ?? 0} /> : null}
      {problem === undefined ? null : <Notice tone="danger">{problem}</Notice>}
      <Confirmation
        open={asked === 'renew'}
        onClose={close}
        title="Gerar um novo link?"
        action="Gerar novo link"
        onConfirm={() => void renew()}
      >
        O link de agora para de abrir na hora, para todos que o têm. A proposta e as respostas continuam
        iguais no link novo.
      </Confirmation>
      <Confirmation
        open={asked === 'end'}
        onClose={close}
        title="Encerrar o acesso?"
        action="Encerrar acesso"
        onConfirm={() => void end()}
      >
        Ninguém mais abre a proposta nem responde, e isso não se desfaz. O que já responderam continua aqui.
        Para mostrar de novo, será preciso fazer outra.
      </Confirmation>
    </>
  )
}
