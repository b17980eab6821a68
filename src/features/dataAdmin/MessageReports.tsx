import { useId, useState } from 'react'
import { DeleteDialog } from '../../data/DeleteDialog.tsx'
import {
  deleteReportMutation,
  messageReportsQuery,
  type ReceivedReport,
} from '../../data/messageReports/queries.ts'
import { usePagedQuery } from '../../data/pagedQuery.ts'
import { Button } from '../../ui/Button.tsx'
import { Link } from '../../ui/Link.tsx'
import { PagedItems } from '../../ui/PagedItems.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { toast } from '../../ui/toast/toastStore.ts'
import { ReceivedItem } from './ReceivedItem.tsx'
import { reportWords } from './reportWords.ts'

/** What was reported in conversations, newest first; directors alone may read it. */
export function MessageReports({ ownId }: { ownId: string }) {
  const id = useId()
  const [leaving, setLeaving] = useState<ReceivedReport>()
  return (
    <section aria-labelledby={id} className="mb-12">
      <h2 id={id} className="mb-4 text-2xl">
        Denúncias de mensagens
      </h2>
      <PagedItems
        list={usePagedQuery(messageReportsQuery(ownId))}
        loading={<Skeleton className="h-36" />}
        failure="As denúncias não vieram"
        empty={
          <p className="text-muted">
            Nenhuma. O que alguém denunciar em uma conversa aparece aqui, só para a direção.
          </p>
        }
      >
        {(reports) => (
          <ul
            aria-label="Denúncias de mensagens"
            className="flex flex-col divide-y divide-line border-y border-line"
          >
            {reports.map((report) => (
              <li key={report.id}>
                <Report report={report} onDelete={setLeaving} />
              </li>
            ))}
          </ul>
        )}
      </PagedItems>
      {leaving === undefined ? null : (
        <DeleteDialog
          id={leaving.id}
          deletion={deleteReportMutation}
          title="Excluir denúncia"
          description={`A denúncia de ${reportWords(leaving).reporter} some para toda a direção; a mensagem fica na conversa. Não dá para desfazer.`}
          onDeleted={() => {
            toast({ title: 'Denúncia excluída' })
            setLeaving(undefined)
          }}
          onClose={() => {
            setLeaving(undefined)
          }}
        />
      )}
    </section>
  )
}

interface ReportProps {
  report: ReceivedReport
  onDelete: (report: ReceivedReport) => void
}

function Report({ report, onDelete }: ReportProps) {
  const { reason, reporter, sender, attachments, links } = reportWords(report)
  return (
    <ReceivedItem
      kind="Denúncia"
      isWarning
      title={reason}
      subtitle={`Denunciada por ${reporter}`}
      at={report.at}
      text={report.message}
      noText="Sem explicação."
      quote={
        <figure className="mt-4 max-w-prose rounded-control bg-sunken px-4 py-3">
          <figcaption className="text-sm wrap-anywhere text-muted">{`${sender} escreveu:`}</figcaption>
          <blockquote className="mt-1 wrap-anywhere whitespace-pre-line">
            {report.text === '' ? <span className="text-muted">Sem texto.</span> : report.text}
          </blockquote>
          {attachments === undefined ? null : <p className="mt-1 text-sm text-muted">{attachments}</p>}
        </figure>
      }
    >
      {links.map(({ label, to }) => (
        <Link key={to} to={to} className="text-link inline-flex min-h-11 items-center wrap-anywhere">
          {label}
        </Link>
      ))}
      <Button
        variant="quiet"
        size="small"
        aria-label={`Excluir a denúncia de ${reporter}`}
        onClick={() => {
          onDelete(report)
        }}
      >
        Excluir
      </Button>
    </ReceivedItem>
  )
}
