import { formatDateTime } from '../../lib/formats/formatDateTime.ts'
import type { ProposalEntry } from '../../data/proposals/proposals.ts'
import { useMemo } from 'react'
import { Notice } from '../../ui/Notice.tsx'
import { usePageTitle } from '../../ui/usePageTitle.ts'
import { ClientView } from './ClientView.tsx'
import { EditorHeader } from './EditorHeader.tsx'
import { toValues } from './proposalForm.ts'
import { useProfiles } from './useProfiles.ts'
import { useSameList } from './useSameList.ts'

/** One whose access has ended, to be looked at. */
export function EndedProposal({ stored }: { stored: ProposalEntry }) {
  const values = useMemo(() => toValues(stored), [stored])
  const { records } = useProfiles(useSameList(stored.items.map(({ artistId }) => artistId)))
  usePageTitle(`${stored.title} · Propostas`)
  return (
    <>
      <EditorHeader stored={stored} />
      <div className="flex flex-col gap-6">
        <Notice>
          O acesso foi encerrado (última mudança em {formatDateTime(stored.updatedAt)}). O link não abre mais,
          e a proposta não muda mais.
        </Notice>
        <ClientView values={values} records={records} />
      </div>
    </>
  )
}
