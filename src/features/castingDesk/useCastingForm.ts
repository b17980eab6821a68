import { zodResolver } from '@hookform/resolvers/zod'
import type { CastingContent } from '@ribalta/domain/schemas/castings/casting'
import { useEffect, useRef, useState, type SyntheticEvent } from 'react'
import { useForm, type UseFormReturn } from 'react-hook-form'
import { useAuth } from '../../auth/AuthContext.tsx'
import { prepareCalls } from '../../data/callables.ts'
import { saveCasting } from '../../data/castings/calls.ts'
import { refusalWords } from '../../lib/words/refusalWords.ts'
import { useFirstChange } from '../../lib/forms/useFirstChange.ts'
import { useFormDraft } from '../../lib/forms/useFormDraft.ts'
import { toast } from '../../ui/toast/toastStore.ts'
import { castingValuesSchema, draftValuesSchema, type CastingValues } from './castingForm.ts'

const RESOLVERS = {
  draft: zodResolver(draftValuesSchema),
  complete: zodResolver(castingValuesSchema),
} as const

export interface CastingFormProps {
  id: string
  version: number
  values: CastingValues
  /** A draft needs a title only. */
  isDraft: boolean
  /** How often the agent asked what is missing before the casting can open. */
  asked: number
  isReadOnly: boolean
  onDirty: (isDirty: boolean) => void
  onSaved: () => Promise<void>
}

export interface CastingFormState {
  form: UseFormReturn<CastingValues, unknown, CastingContent>
  problem: string | undefined
  /** Grows when the fields that were asked about are marked. */
  revealed: number
  /** For who leaves without saving. */
  forget: () => void
  /** For the form's `onSubmit`. */
  save: (event: SyntheticEvent<HTMLFormElement>) => void
}

/** A casting as it is typed, and its saving. */
export function useCastingForm(props: Omit<CastingFormProps, 'isReadOnly'>): CastingFormState {
  const { id, version, values, isDraft, asked, onDirty, onSaved } = props
  // What is read anew of the same version is the same.
  const [stored] = useState(values)
  /** Whether what an open casting needs is checked: always once it is open, else after the agent asked. */
  const isChecked = useRef(!isDraft)
  const [revealed, setRevealed] = useState(0)
  const askedBefore = useRef(asked)
  const form = useForm<CastingValues, unknown, CastingContent>({
    defaultValues: stored,
    resolver: (typed, context, options) =>
      RESOLVERS[isChecked.current ? 'complete' : 'draft'](typed, context, options),
    mode: 'onTouched',
    // The first in the page is to have the focus, where the library takes the one that was there first.
    shouldFocusError: false,
  })
  const { user } = useAuth()
  useFirstChange(form.subscribe, prepareCalls)
  const forget = useFormDraft(`form.casting.${user?.uid ?? ''}.${id}`, form, stored)
  const { isDirty, isSubmitting } = form.formState
  const [problem, setProblem] = useState<string>()

  useEffect(() => {
    onDirty(isDirty)
    return () => {
      onDirty(false)
    }
  }, [isDirty, onDirty])

  useEffect(() => {
    if (asked === askedBefore.current) return
    askedBefore.current = asked
    isChecked.current = true
    void form.trigger().then(() => {
      setRevealed(asked)
    })
  }, [asked, form])

  async function send(content: CastingContent): Promise<void> {
    setProblem(undefined)
    try {
      await saveCasting({ ...content, castingId: id, version })
      forget()
      await onSaved()
      toast({ title: 'Casting salvo' })
    } catch (error) {
      setProblem(
        refusalWords(error, 'Não foi possível salvar. O que você digitou continua aqui; tente novamente.'),
      )
    }
  }

  return {
    form,
    problem,
    revealed,
    forget,
    save: (event) => {
      event.preventDefault()
      if (isSubmitting) return
      isChecked.current = !isDraft
      void form.handleSubmit(send, () => {
        setProblem(undefined)
      })(event)
    },
  }
}
