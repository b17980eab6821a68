import { zodResolver } from '@hookform/resolvers/zod'
import type { CastingStatus } from '@ribalta/domain/castings/castingStatus'
import { useState, type SyntheticEvent } from 'react'
import { useForm, type UseFormReturn } from 'react-hook-form'
import * as z from 'zod/mini'
import { changeCastingState } from '../../data/castings/calls.ts'
import { errorField } from '../../lib/errorCode.ts'
import { refusalWords } from '../../lib/words/refusalWords.ts'

/** Where a casting may be led; nothing goes back to a draft. */
export type NextStatus = Exclude<CastingStatus, 'draft'>

const resolver = zodResolver(z.object({ declineRest: z.boolean() }))

export interface StateChange {
  /** Where it is asked about going; undefined while nothing is. */
  asked: NextStatus | undefined
  form: UseFormReturn<{ declineRest: boolean }>
  /** There are applications without an answer, which have to be given one. */
  mustDecline: boolean
  problem: string | undefined
  ask: (to: NextStatus) => void
  close: () => void
  /** For the form's `onSubmit`. */
  confirm: (event: SyntheticEvent) => void
}

/** A change of a casting's state: asked about, confirmed, and refused where candidates wait for an answer. */
export function useStateChange(castingId: string, onChanged: (to: NextStatus) => Promise<void>): StateChange {
  const [asked, setAsked] = useState<NextStatus>()
  const [mustDecline, setMustDecline] = useState(false)
  const form = useForm({ defaultValues: { declineRest: false }, resolver })

  async function change(to: NextStatus, declineRest: boolean): Promise<void> {
    try {
      await changeCastingState({ castingId, to, ...(declineRest ? { declineRest } : {}) })
      await onChanged(to)
      setAsked(undefined)
    } catch (error) {
      if (errorField(error) === 'declineRest') setMustDecline(true)
      const words = refusalWords(error, 'Não foi possível mudar o estado. Tente novamente.')
      form.setError('root', { message: words })
    }
  }

  return {
    asked,
    form,
    mustDecline,
    problem: form.formState.errors.root?.message,
    ask: (to) => {
      form.reset()
      setMustDecline(false)
      setAsked(to)
    },
    close: () => {
      setAsked(undefined)
    },
    confirm: (event) =>
      void form.handleSubmit(async ({ declineRest }) => {
        if (asked !== undefined) await change(asked, declineRest)
      })(event),
  }
}
