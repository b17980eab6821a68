import type { ProposalForm } from '@ribalta/domain/schemas/proposals/proposal'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { prepareCalls } from '../../data/callables.ts'
import { saveProposal } from '../../data/proposals/calls.ts'
import type { ProposalEntry } from '../../data/proposals/proposals.ts'
import { proposalReads } from '../../data/proposals/queries.ts'
import { useUnsaved } from '../../lib/forms/unsaved.ts'
import { forgetDraft, restoredValues } from '../../lib/forms/useFormDraft.ts'
import { saveProblem, type SaveProblem } from '../../lib/forms/saveProblem.ts'
import { readTab, writeTab } from '../../lib/keptStorage.ts'
import { logWarning } from '../../lib/log.ts'
import { begin, type Editing, isDirty, meet, saved } from './editing.ts'
import { emptyProposal, proposalValuesSchema, type ProposalValues, toValues } from './proposalForm.ts'

export type Change = (values: ProposalValues) => Partial<ProposalValues>

export interface ProposalEditing {
  readonly values: ProposalValues
  /** Changes what is typed; stays the same over renders. */
  readonly change: (change: Change) => void
  /** What is wrong, by the names of the values. */
  readonly objections: Readonly<Record<string, string>>
  /** How often fields were refused. */
  readonly refusals: number
  readonly isDirty: boolean
  readonly isSaving: boolean
  readonly problem: SaveProblem | undefined
  /** Whether it can be sent as it is typed; what is wrong is said at its field. */
  readonly check: () => ProposalForm | undefined
  /** Saves it; whether it is saved now. */
  readonly save: () => Promise<boolean>
  /** Lets go of what was typed, for what is stored now. */
  readonly reload: () => void
}

const STALE: SaveProblem = {
  words:
    'Outra pessoa salvou mudanças nesta proposta enquanto você editava. O que você mudou continua aqui e não foi salvo.',
  isStale: true,
}

/**
 * A proposal as it is typed, and its saving. By hand and not by react-hook-form: that copies what it holds, and of sixty artists only the
 * one who is changed may be drawn anew.
 */
export function useProposalEditing(
  id: string,
  uid: string,
  stored: ProposalEntry | undefined,
): ProposalEditing {
  const client = useQueryClient()
  const key = `form.proposal.${uid}.${id}` as const
  const heard = useMemo(
    () => (stored === undefined ? undefined : { version: stored.version, values: toValues(stored) }),
    [stored],
  )
  const [held, setEditing] = useState<Editing>(() => {
    const begun = begin(heard ?? { version: 0, values: emptyProposal(new Date()) })
    return { ...begun, typed: restoredValues(readTab(key), begun.base) }
  })
  const [refusals, setRefusals] = useState(0)
  const [objections, setObjections] = useState<Readonly<Record<string, string>>>({})
  const [isSaving, setIsSaving] = useState(false)
  const [problem, setProblem] = useState<SaveProblem>()

  // While one's own is on its way, its answer says what it became.
  const editing = heard === undefined || isSaving ? held : meet(held, heard)
  if (editing !== held) setEditing(editing)
  const dirty = isDirty(editing)
  useUnsaved(dirty, {
    words: 'O que você mudou nesta proposta ainda não foi salvo e vai se perder.',
    isPerQuery: true,
    forget: () => {
      forgetDraft(key)
    },
  })

  const { base, typed } = editing
  useEffect(() => {
    writeTab(key, dirty ? JSON.stringify({ base, typed }) : null)
  }, [key, base, typed, dirty])

  const change = useCallback((make: Change) => {
    prepareCalls()
    setEditing((before) => ({ ...before, typed: { ...before.typed, ...make(before.typed) } }))
    setObjections({})
  }, [])

  function check(): ProposalForm | undefined {
    const parsed = proposalValuesSchema.safeParse(typed)
    if (parsed.success) {
      setObjections({})
      return parsed.data
    }
    setObjections(
      Object.fromEntries(parsed.error.issues.map(({ path, message }) => [String(path[0] ?? ''), message])),
    )
    setProblem(undefined)
    setRefusals((times) => times + 1)
    return undefined
  }

  async function save(): Promise<boolean> {
    const form = check()
    if (form === undefined || isSaving) return false
    const sent = typed
    setIsSaving(true)
    setProblem(undefined)
    try {
      const { version } = await saveProposal({ proposalId: id, version: editing.version, form })
      setEditing((before) => saved(before, sent, version))
      void client.invalidateQueries(proposalReads)
      return true
    } catch (error) {
      logWarning('A proposal was not saved', error)
      const refused = saveProblem(error)
      setProblem(refused.isStale ? STALE : refused)
      return false
    } finally {
      setIsSaving(false)
    }
  }

  return {
    values: typed,
    change,
    objections,
    refusals,
    isDirty: dirty,
    isSaving,
    problem: problem ?? (editing.isOvertaken ? STALE : undefined),
    check,
    save,
    reload: () => {
      setProblem(undefined)
      if (heard !== undefined) setEditing(begin(heard))
    },
  }
}
