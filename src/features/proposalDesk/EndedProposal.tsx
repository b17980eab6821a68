import { useMemo } from 'react'
import type { ProposalEntry } from '../../data/proposals/proposals.ts'
import { formatDateTime } from '../../lib/formats/formatDateTime.ts'
import { Notice } from '../../ui/Notice.tsx'
import { usePageTitle } from '../../ui/usePageTitle.ts'
import { AnswersPart } from './AnswersPart.tsx'
import { ClientView } from './ClientView.tsx'
import { EditorHeader } from './EditorHeader.tsx'
import { consentsOf, toValues } from './proposalForm.ts'
import { useProfiles } from './useProfiles.ts'
import { useSameList } from './useSameList.ts'
import { useView } from './useView.ts'
import { ViewSwitch } from './ViewSwitch.tsx'

const VIEWS = ['client', 'answers'] as const

/** One whose access has ended, to be looked at, with what clients said of it. */
export default function EndedProposal({ stored }: { stored: ProposalEntry }) {
  const values = useMemo(() => toValues(stored), [stored])
  const consents = useMemo(() => consentsOf(stored), [stored])
  const { records } = useProfiles(useSameList(stored.items.map(({ artistId }) => artistId)))
  const [view, setView] = useView(VIEWS, stored.openedBy > 0 ? 'answers' : 'client')
  usePageTitle(`${stored.title} · Propostas`)
  return (
    <>
      <EditorHeader stored={stored} />
      <div className="mb-6">
        <Notice>
          <span>{stored.status === 'closed' ? 'A proposta foi concluída' : 'O acesso foi encerrado'}</span>{' '}
          (última mudança em <span>{formatDateTime(stored.updatedAt)}</span>). O link não abre mais, e a
          proposta não muda mais.
          <span>{stored.openedBy > 0 ? ' O que os clientes responderam continua aqui.' : ''}</span>
        </Notice>
      </div>
      <ViewSwitch view={view} views={VIEWS} answeredBy={stored.answeredBy} onView={setView} />
      {view === 'answers' ? (
        <AnswersPart stored={stored} />
      ) : (
        <div className="flex flex-col">
          <ClientView values={values} consents={consents} records={records} />
        </div>
      )}
    </>
  )
}
