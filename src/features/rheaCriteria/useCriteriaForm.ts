import { zodResolver } from '@hookform/resolvers/zod'
import type { CriteriaContent } from '@ribalta/domain/schemas/rhea/criteria'
import { useQueryClient } from '@tanstack/react-query'
import { type SyntheticEvent, useState } from 'react'
import { useForm, type UseFormReturn } from 'react-hook-form'
import { prepareCalls } from '../../data/callables.ts'
import { saveRheaCriteria } from '../../data/rheaCriteria/calls.ts'
import { criteriaReads, criteriaSetQuery, type CriteriaEntry } from '../../data/rheaCriteria/queries.ts'
import { isSameValue } from '../../lib/forms/sameValue.ts'
import { saveProblem, type SaveProblem } from '../../lib/forms/saveProblem.ts'
import { useFirstChange } from '../../lib/forms/useFirstChange.ts'
import { useFormDraft } from '../../lib/forms/useFormDraft.ts'
import { logWarning } from '../../lib/log.ts'
import { toast } from '../../ui/toast/toastStore.ts'
import {
  type CriteriaValues,
  criteriaValuesSchema,
  EMPTY_CRITERIA,
  toCriteriaValues,
} from './criteriaForm.ts'

const resolver = zodResolver(criteriaValuesSchema)

export interface CriteriaEditorProps {
  id: string
  /** Who is signed in. */
  uid: string
  /** Absent for a set that is still to be made. */
  stored: CriteriaEntry | undefined
}

export interface CriteriaFormState {
  readonly form: UseFormReturn<CriteriaValues, unknown, CriteriaContent>
  /** The version that is being edited, 0 where there is none yet. */
  readonly version: number
  readonly problem: SaveProblem | undefined
  /** For who leaves without saving. */
  readonly forget: () => void
  /** Lets go of what was typed, for what is stored now. */
  readonly reload: () => void
  /** For the form's `onSubmit`. */
  readonly save: (event: SyntheticEvent<HTMLFormElement>) => void
}

/** A set of criteria as it is typed, and its saving. The form stays as it is drawn over a saving, and so does the focus in it. */
export function useCriteriaForm({ id, uid, stored }: CriteriaEditorProps): CriteriaFormState {
  const client = useQueryClient()
  const [begun, setBegun] = useState(() => ({
    version: stored?.version ?? 0,
    values: stored === undefined ? EMPTY_CRITERIA : toCriteriaValues(stored),
  }))
  const [problem, setProblem] = useState<SaveProblem>()
  const form = useForm<CriteriaValues, unknown, CriteriaContent>({
    defaultValues: begun.values,
    resolver,
    // The first in the page is to have the focus, and a list of criteria has no field of its own.
    shouldFocusError: false,
  })
  useFirstChange(form.subscribe, prepareCalls)
  const forget = useFormDraft(`form.rheaCriteria.${uid}.${id}`, form, begun.values)

  /** Goes on from a version that is stored; `typed` is what the form shows over it. */
  function beginAt(version: number, values: CriteriaValues, typed: CriteriaValues): void {
    // The fields stay, so that one of them can be given the focus at once.
    form.reset(values, { keepFieldsRef: true })
    if (!isSameValue(typed, values)) form.reset(typed, { keepDefaultValues: true, keepFieldsRef: true })
    setBegun({ version, values })
  }

  async function send(content: CriteriaContent): Promise<void> {
    setProblem(undefined)
    const sent = structuredClone(form.getValues())
    try {
      const version = await saveRheaCriteria({ criteriaId: id, version: begun.version, content })
      const values = toCriteriaValues(content)
      const typed = form.getValues()
      // What was typed while it was on its way is still to be saved.
      beginAt(version, values, isSameValue(typed, sent) ? values : structuredClone(typed))
      toast({ title: `Versão ${String(version)} salva` })
      await client.invalidateQueries(criteriaReads)
    } catch (error) {
      logWarning('A set of criteria was not saved', error)
      setProblem(saveProblem(error))
    }
  }

  async function loadCurrent(): Promise<void> {
    try {
      const current = await client.query(criteriaSetQuery(id))
      if (current === null) return
      const values = toCriteriaValues(current)
      beginAt(current.version, values, values)
      setProblem(undefined)
      // The button that asked for it has gone with the problem.
      form.setFocus('name')
    } catch {
      // Logged where every read that fails is.
      setProblem({ words: 'Não foi possível carregar. Tente de novo.', isStale: true })
    }
  }

  return {
    form,
    version: begun.version,
    problem,
    forget,
    reload: () => void loadCurrent(),
    save: (event) => {
      event.preventDefault()
      if (form.formState.isSubmitting) return
      void form.handleSubmit(send, () => {
        setProblem(undefined)
      })(event)
    },
  }
}
