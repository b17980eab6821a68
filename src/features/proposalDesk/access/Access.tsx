import { isLinked, isRoomOpen, standingAt } from '@ribalta/domain/proposals/proposalStatus'
import type { Profile } from '@ribalta/domain/schemas/people/profile'
import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { changeProposal } from '../../../data/proposals/calls.ts'
import type { ProposalEntry } from '../../../data/proposals/proposals.ts'
import { proposalReads } from '../../../data/proposals/queries.ts'
import { formatDateTime } from '../../../lib/formats/formatDateTime.ts'
import { useAttempt } from '../../../lib/loading/useAttempt.ts'
import { useNow } from '../../../lib/useNow.ts'
import { Button } from '../../../ui/Button.tsx'
import { Confirmation } from '../../../ui/Confirmation.tsx'
import { lazyPart } from '../../../ui/lazyPart.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { toast } from '../../../ui/toast/toastStore.ts'
import { useKeptFocus } from '../../../ui/useKeptFocus.ts'
import type { Consents, ProposalValues } from '../proposalForm.ts'
import { listAddress } from '../proposalPlace.ts'
import { AccessCode } from './AccessCode.tsx'

// Loads once there is a link; a draft doesn't need it.
const LinkActs = lazyPart(() => import('./LinkActs.tsx'))
const PublishDialog = lazyPart(() => import('./PublishDialog.tsx'))

export interface AccessProps {
  id: string
  stored: ProposalEntry | undefined
  values: ProposalValues
  records: ReadonlyMap<string, Profile | null>
  consents: Consents
  isDirty: boolean
  /** Says at its field what is wrong. */
  mayPublish: () => boolean
  /** Whether it is saved now. */
  save: () => Promise<boolean>
}

/** Who may look at a proposal now, and what is done about it. */
export function Access(props: AccessProps) {
  const { stored } = props
  const now = useNow()
  const standing = stored === undefined ? 'draft' : standingAt(stored, now)
  const kept = useKeptFocus(stored?.status)
  return (
    <section
      {...kept}
      aria-label="Acesso ao link"
      className="mb-8 flex flex-col gap-4 rounded-card border border-line bg-surface p-5 outline-none"
    >
      <p className="max-w-prose">
        {stored !== undefined && isRoomOpen(stored, now)
          ? `Quem tem o link${stored.codeId === undefined ? '' : ' e o código'} vê a proposta e responde até ${formatDateTime(stored.deadline)}. O que você salvar aparece para o cliente na hora; o que é novo de quem já aceitou participar, depois de um novo aceite.`
          : standing === 'expired'
            ? 'O prazo passou e o link não abre mais. Escolha um prazo novo e salve para abrir de novo, com o mesmo link.'
            : 'Só a equipe vê este rascunho. Ao publicar, você recebe o link para enviar ao cliente.'}
      </p>
      {stored !== undefined && isLinked(stored.status) ? (
        <Suspense fallback={null}>
          <LinkActs stored={stored} isOpen={isRoomOpen(stored, now)} />
        </Suspense>
      ) : (
        <DraftActs {...props} />
      )}
      {stored === undefined ? null : <AccessCode stored={stored} />}
    </section>
  )
}

function DraftActs(props: AccessProps) {
  const { id, stored, mayPublish } = props
  const client = useQueryClient()
  const navigate = useNavigate()
  const [asked, setAsked] = useState<'publish' | 'discard'>()
  const { isBusy, problem, attempt } = useAttempt({
    logged: 'A draft was not discarded',
    words: 'Não foi possível excluir o rascunho. Tente novamente.',
  })
  const close = (): void => {
    setAsked(undefined)
  }
  const discard = (): Promise<void> =>
    attempt(async () => {
      await changeProposal({ proposalId: id, to: 'discarded' })
      void client.invalidateQueries(proposalReads)
      await navigate(listAddress('rascunhos'))
      toast({ title: 'Rascunho excluído' })
    })
  return (
    <>
      <div className="flex flex-wrap gap-3">
        <Button
          aria-haspopup="dialog"
          className="max-sm:grow"
          onClick={() => {
            if (mayPublish()) setAsked('publish')
          }}
        >
          Publicar
        </Button>
        {stored === undefined ? null : (
          <Button
            variant="quiet"
            aria-haspopup="dialog"
            busy={isBusy}
            onClick={() => {
              setAsked('discard')
            }}
          >
            Excluir rascunho
          </Button>
        )}
      </div>
      {problem === undefined ? null : <Notice tone="danger">{problem}</Notice>}
      {asked === 'publish' ? (
        <Suspense fallback={null}>
          <PublishDialog {...props} onClose={close} />
        </Suspense>
      ) : null}
      <Confirmation
        open={asked === 'discard'}
        onClose={close}
        title="Excluir este rascunho?"
        action="Excluir rascunho"
        onConfirm={() => void discard()}
      >
        Ele some para toda a equipe e não volta. O cadastro dos artistas não muda.
      </Confirmation>
    </>
  )
}
