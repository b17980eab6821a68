import { zodResolver } from '@hookform/resolvers/zod'
import type { CastingContent } from '@ribalta/domain/schemas/castings/casting'
import { useEffect, useState, type SyntheticEvent } from 'react'
import { useForm, type UseFormReturn } from 'react-hook-form'
import { useAuth } from '../../auth/AuthContext.tsx'
import { prepareCalls } from '../../data/callables.ts'
import { saveCasting } from '../../data/castings/calls.ts'
import { refusalWords } from '../../lib/words/refusalWords.ts'
import { useFirstChange } from '../../lib/forms/useFirstChange.ts'
import { useFormDraft } from '../../lib/forms/useFormDraft.ts'
import { toast } from '../../ui/toast/toastStore.ts'
import { castingValuesSchema, type CastingValues } from './castingForm.ts'

const resolver = zodResolver(castingValuesSchema)

export interface CastingFormProps {
  id: string
  version: number
  values: CastingValues
  isReadOnly: boolean
  onDirty: (isDirty: boolean) => void
  onSaved: () => Promise<void>
}

export interface CastingFormState {
  form: UseFormReturn<CastingValues, unknown, CastingContent>
  problem: string | undefined
  /** For who leaves without saving. */
  forget: () => void
  /** For the form's `onSubmit`. */
  save: (event: SyntheticEvent<HTMLFormElement>) => void
}

/** A casting as it is typed, and its saving. */
export function useCastingForm(props: Omit<CastingFormProps, 'isReadOnly'>): CastingFormState {
  const { id, version, values, onDirty, onSaved } = props
  // What is read anew of the same version is the same.
  const [stored] = useState(values)
  const form = useForm<CastingValues, unknown, CastingContent>({
    defaultValues: stored,
    resolver,
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
    forget,
    save: (event) => {
      event.preventDefault()
      if (isSubmitting) return
      const element = event.currentTarget
      void form.handleSubmit(send, () => {
        setProblem('Confira os campos marcados.')
        requestAnimationFrame(() => element.querySelector<HTMLElement>('[aria-invalid]')?.focus())
      })(event)
    },
  }
}
