import { useState } from 'react'
import type { OpenInvitation } from '../../data/invitations/invitations.ts'
import { invitationsQuery } from '../../data/invitations/queries.ts'
import { usePagedQuery } from '../../data/pagedQuery.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Link } from '../../ui/Link.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { PagedItems } from '../../ui/PagedItems.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { LoadingArea } from '../../ui/Spinner.tsx'
import { CastFileDialog } from './CastFileDialog.tsx'
import { InvitationRow } from './InvitationRow.tsx'
import { saveLinks } from './inviteLinks.ts'
import { answeredWords, type Answered } from './inviteWords.ts'
import { PrepareDialog } from './PrepareDialog.tsx'
import { WithdrawDialog } from './WithdrawDialog.tsx'

/** How people whom the agency works with already come in: their cadastro is prepared, and a link makes it theirs. */
export default function InvitationsView() {
  const [dialog, setDialog] = useState<'one' | 'file'>()
  const [answered, setAnswered] = useState<readonly Answered[]>([])
  const [leaving, setLeaving] = useState<OpenInvitation>()
  const close = (): void => {
    setDialog(undefined)
  }
  const dialogs = {
    onClose: close,
    onDone: (ended: readonly Answered[]) => {
      setAnswered(ended)
      close()
    },
  }
  return (
    <div className="page-band pb-24">
      <PageHeader
        title="Convites"
        eyebrow="Elenco"
        actions={
          <>
            <Button
              onClick={() => {
                setDialog('one')
              }}
            >
              Preparar um cadastro
            </Button>
            <Button
              variant="secondary"
              onClick={() => {
                setDialog('file')
              }}
            >
              Importar elenco
            </Button>
            <Button variant="secondary" onClick={() => void saveLinks()}>
              Baixar os links
            </Button>
          </>
        }
      >
        <p>
          Quem já trabalha com a agência entra com o cadastro preenchido por vocês.{' '}
          <Link to="/cast" className="whitespace-nowrap text-link">
            Voltar ao elenco
          </Link>
        </p>
      </PageHeader>
      <div className="flex flex-col gap-6">
        {answered.length === 0 ? null : (
          <Notice tone="success">
            {answeredWords(answered).map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </Notice>
        )}
        <PagedItems
          list={usePagedQuery(invitationsQuery)}
          loading={<LoadingArea />}
          failure="Não foi possível carregar os convites"
          empty={
            <EmptyState title="Nenhum convite em aberto">
              Prepare um cadastro ou importe a planilha do elenco. Cada convite aparece aqui até ser usado.
            </EmptyState>
          }
        >
          {(items) => (
            <ul aria-label="Convites" className="divide-y divide-line border-y border-line">
              {items.map((item) => (
                <InvitationRow key={item.id} item={item} onWithdraw={setLeaving} />
              ))}
            </ul>
          )}
        </PagedItems>
      </div>
      {dialog === 'one' ? <PrepareDialog {...dialogs} /> : null}
      {dialog === 'file' ? <CastFileDialog {...dialogs} /> : null}
      {leaving === undefined ? null : (
        <WithdrawDialog
          item={leaving}
          onClose={() => {
            setLeaving(undefined)
          }}
        />
      )}
    </div>
  )
}
