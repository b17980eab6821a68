import { isLinked } from '@ribalta/domain/proposals/proposalStatus'
import { useEffect, useMemo, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { ProposalEntry } from '../../data/proposals/proposals.ts'
import { classNames } from '../../lib/classNames.ts'
import { proposalAddress } from '../../lib/proposals/proposalAddress.ts'
import { toast } from '../../ui/toast/toastStore.ts'
import { usePageTitle } from '../../ui/usePageTitle.ts'
import { Access } from './access/Access.tsx'
import { AnswersPart } from './AnswersPart.tsx'
import type { Picking } from './artists/picking.ts'
import { PresentedArtists } from './artists/PresentedArtists.tsx'
import { useTakeOut } from './artists/useTakeOut.ts'
import { ClientView } from './ClientView.tsx'
import { ConsentPart } from './ConsentPart.tsx'
import { EditorHeader } from './EditorHeader.tsx'
import { consentsOf } from './proposalForm.ts'
import { ProposalSaveBar } from './ProposalSaveBar.tsx'
import { useProfiles } from './useProfiles.ts'
import { useProposalEditing } from './useProposalEditing.ts'
import { useSameList } from './useSameList.ts'
import { useEditorViews } from './useEditorViews.ts'
import { ViewSwitch } from './ViewSwitch.tsx'
import { WordsFields } from './WordsFields.tsx'

export interface ProposalEditorProps {
  id: string
  uid: string
  /** The address says that it is still to be made. */
  isNew: boolean
  stored: ProposalEntry | undefined
}

const NOBODY: readonly string[] = []

/** A proposal as it is made: what is typed and chosen, and beside it what the client sees of it. */
export function ProposalEditor({ id, uid, isNew, stored }: ProposalEditorProps) {
  const editing = useProposalEditing(id, uid, stored)
  const { values, change, objections, isDirty, save } = editing
  const navigate = useNavigate()
  const hasLink = stored !== undefined && isLinked(stored.status)
  const { view, views, isBeside, setView } = useEditorViews(hasLink ? stored : undefined, isDirty)
  const stands = stored?.people ?? NOBODY
  const uids = useSameList([...new Set([...values.items.map(({ artistId }) => artistId), ...stands])])
  const profiles = useProfiles(uids)
  const consents = useMemo(() => consentsOf(stored), [stored])
  const participation = useMemo(
    () => ({ proposalId: id, mode: values.consentMode, facts: values.facts, consents, isPublished: hasLink }),
    [id, values.consentMode, values.facts, consents, hasLink],
  )
  const [picking, setPicking] = useState<Picking>()
  const takeOut = useTakeOut(values.items, profiles.records, change)
  usePageTitle(`${stored?.title ?? 'Nova proposta'} · Propostas`)

  // Once it is stored its address is that of any other.
  const isMade = isNew && stored !== undefined && !isDirty
  useEffect(() => {
    if (isMade) void navigate(proposalAddress(id), { replace: true })
  }, [isMade, navigate, id])

  async function submit(): Promise<void> {
    if (editing.check() !== undefined && (await save())) toast({ title: 'Proposta salva' })
    // Why not stands below what was typed.
    else setView('edit')
  }

  return (
    <>
      <EditorHeader stored={stored} />
      {hasLink ? (
        <ConsentPart
          stored={stored}
          items={values.items}
          records={profiles.records}
          isSaving={editing.isSaving}
          onTakeOut={takeOut}
          onReplace={(instead) => {
            setView('edit')
            setPicking({ instead })
          }}
          onSave={() => void submit()}
        />
      ) : null}
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
            setView('edit')
            return false
          }}
          save={save}
        />
      )}
      <div className={view === 'answers' ? 'hidden' : 'grid gap-x-10 gap-y-8 xl:grid-cols-2'}>
        <form
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
            participation={participation}
            profiles={profiles}
            objection={objections['items']}
            picking={picking}
            onPicking={setPicking}
            onTakeOut={takeOut}
            onChange={change}
          />
          <ProposalSaveBar editing={editing} stored={stored} />
        </form>
        {view === 'client' || (isBeside && view === 'edit') ? (
          <ClientView values={values} consents={consents} records={profiles.records} />
        ) : null}
      </div>
    </>
  )
}
