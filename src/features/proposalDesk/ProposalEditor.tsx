import { isLinked } from '@ribalta/domain/proposals/proposalStatus'
import { useEffect, useMemo, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import type { ProposalEntry } from '../../data/proposals/proposals.ts'
import { classNames } from '../../lib/classNames.ts'
import { proposalAddress } from '../../lib/proposals/proposalAddress.ts'
import { useMatches } from '../../lib/useMatches.ts'
import { toast } from '../../ui/toast/toastStore.ts'
import { usePageTitle } from '../../ui/usePageTitle.ts'
import { Access } from './access/Access.tsx'
import { AnswersPart } from './AnswersPart.tsx'
import { PresentedArtists } from './artists/PresentedArtists.tsx'
import { ClientView } from './ClientView.tsx'
import { EditorHeader } from './EditorHeader.tsx'
import { consentsOf } from './proposalForm.ts'
import { SaveBar } from './SaveBar.tsx'
import { useProfiles } from './useProfiles.ts'
import { useProposalEditing } from './useProposalEditing.ts'
import { useSameList } from './useSameList.ts'
import { useView, type View } from './useView.ts'
import { ViewSwitch } from './ViewSwitch.tsx'
import { WordsFields } from './WordsFields.tsx'

export interface ProposalEditorProps {
  id: string
  uid: string
  /** The address says that it is still to be made. */
  isNew: boolean
  stored: ProposalEntry | undefined
}

/** As wide the form and the client's view stand side by side. */
const BESIDE = '(min-width: 80rem)'

/** A proposal as it is made: what is typed and chosen, and beside it what the client sees of it. */
export function ProposalEditor({ id, uid, isNew, stored }: ProposalEditorProps) {
  const editing = useProposalEditing(id, uid, stored)
  const { values, change, objections, isDirty, save } = editing
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const isBeside = useMatches(BESIDE)
  const hasLink = stored !== undefined && isLinked(stored.status)
  const views: readonly View[] = [
    'edit',
    ...(isBeside ? [] : (['client'] as const)),
    ...(hasLink ? (['answers'] as const) : []),
  ]
  // Whoever opens a proposal that was looked at comes for the answers, unless they left something half typed.
  const [view, setView] = useView(views, hasLink && stored.openedBy > 0 && !isDirty ? 'answers' : 'edit')
  const uids = useSameList(values.items.map(({ artistId }) => artistId))
  const profiles = useProfiles(uids)
  const consents = useMemo(() => consentsOf(stored?.items ?? []), [stored])
  usePageTitle(`${stored?.title ?? 'Nova proposta'} · Propostas`)

  // Once it is stored its address is that of any other.
  const isMade = isNew && stored !== undefined && !isDirty
  useEffect(() => {
    if (isMade) void navigate(proposalAddress(id), { replace: true })
  }, [isMade, navigate, id])

  /** The first field that is wrong; on a narrow window it may be out of sight. */
  function showObjection(): void {
    setView('edit')
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus())
  }

  async function submit(): Promise<void> {
    if (editing.check() === undefined) showObjection()
    else if (await save()) toast({ title: 'Proposta salva' })
  }

  return (
    <>
      <EditorHeader stored={stored} />
      <ViewSwitch
        view={view}
        views={views}
        answeredBy={stored?.answeredBy ?? 0}
        hasUnsaved={isDirty}
        onView={setView}
      />
      {view === 'answers' && stored !== undefined ? (
        <AnswersPart stored={stored} />
      ) : (
        <Access
          id={id}
          stored={stored}
          values={values}
          records={profiles.records}
          consents={consents}
          isDirty={isDirty}
          mayPublish={() => {
            if (editing.check() !== undefined) return true
            showObjection()
            return false
          }}
          save={save}
        />
      )}
      <div className={view === 'answers' ? 'hidden' : 'grid gap-x-10 gap-y-8 xl:grid-cols-2'}>
        <form
          ref={form}
          noValidate
          // The bar at the foot stays in sight: what takes the focus stops above it.
          className={classNames(
            'flex min-w-0 flex-col gap-6 **:scroll-mt-24 sm:**:scroll-mb-36',
            view === 'client' && 'hidden',
          )}
          onSubmit={(event) => {
            event.preventDefault()
            void submit()
          }}
        >
          <WordsFields values={values} objections={objections} onChange={change} />
          <PresentedArtists
            items={values.items}
            consentMode={values.consentMode}
            consents={consents}
            profiles={profiles}
            objection={objections['items']}
            onChange={change}
          />
          <SaveBar editing={editing} stored={stored} />
        </form>
        {view === 'client' || (isBeside && view === 'edit') ? (
          <ClientView values={values} consents={consents} records={profiles.records} />
        ) : null}
      </div>
    </>
  )
}
