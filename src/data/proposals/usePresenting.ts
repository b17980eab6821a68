import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm, type UseFormReturn } from 'react-hook-form'
import { useUnsaved } from '../../lib/forms/unsaved.ts'
import { useFirstChange } from '../../lib/forms/useFirstChange.ts'
import { useFormDraft } from '../../lib/forms/useFormDraft.ts'
import { prepareCalls } from '../callables.ts'
import { newRandomId } from '../../lib/newRandomId.ts'
import { presentSchema, type PresentValues, type Target } from './presentForm.ts'
import type { PresentFormProps } from './PresentForm.tsx'
import { presentPeople } from './presentPeople.ts'

export interface Presenting {
  readonly form: UseFormReturn<PresentValues, unknown, Target>
  /** Why nobody came in, where the server said so of each. */
  readonly refused: string | undefined
  /** For who leaves without sending. */
  readonly forget: () => void
  readonly send: () => void
}

/** Into which proposal people come, and their coming in. What was typed is there again when the dialog was closed without “Cancelar”. */
export function usePresenting(props: PresentFormProps): Presenting {
  const { uid, begun, offered, people, casting, tried, onPresented, onClose } = props
  const client = useQueryClient()
  const [stored] = useState(begun)
  // A repeat of the same is harmless, also where the answer was lost.
  const [newId] = useState(newRandomId)
  const [refused, setRefused] = useState<string>()
  const form = useForm<PresentValues, unknown, Target>({
    defaultValues: stored,
    resolver: zodResolver(presentSchema(offered, [...people.keys()])),
  })
  useFirstChange(form.subscribe, prepareCalls)
  const forget = useFormDraft(`form.present.${uid}.${casting?.id ?? ''}`, form, stored)
  useUnsaved(form.formState.isDirty, {
    words: 'Quem você ia apresentar ainda não entrou na proposta.',
    forget,
  })

  async function present(target: Target): Promise<void> {
    const title =
      target.kind === 'new' ? target.title : (offered.find(({ id }) => id === target.id)?.title ?? '')
    const ended = await presentPeople(
      {
        proposal: target.kind === 'new' ? { ...target, id: newId } : target,
        ...(casting === undefined ? {} : { castingId: casting.id }),
        people: [...people.keys()].map((artistId) => {
          const roleId = casting?.roleOf.get(artistId)
          return { artistId, ...(roleId === undefined ? {} : { roleId }) }
        }),
      },
      { client, title, nameOf: people },
    )
    if (ended.isPresented) {
      forget()
      onPresented(ended.end)
      onClose()
    } else setRefused(ended.problem)
  }

  return {
    form,
    refused,
    forget,
    send: () => {
      if (tried.isBusy) return
      setRefused(undefined)
      void form.handleSubmit((target) => tried.attempt(() => present(target)))()
    },
  }
}
