import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useForm, type UseFormReturn, useWatch } from 'react-hook-form'
import { useFirstChange } from '../../lib/forms/useFirstChange.ts'
import { useFormDraft } from '../../lib/forms/useFormDraft.ts'
import { useUnsaved } from '../../lib/forms/unsaved.ts'
import { prepareCalls } from '../callables.ts'
import { type TemplateEntry, templatesQuery } from '../testTemplates/queries.ts'
import { newRandomId } from '../../lib/newRandomId.ts'
import { askTests } from './askTests.ts'
import type { RequestFormProps } from './RequestForm.tsx'
import { type ReadRequest, requestValuesSchema, type RequestValues } from './requestForm.ts'

const resolver = zodResolver(requestValuesSchema)

/** Why nothing was sent. */
interface Problem {
  readonly words: string
  /** Without whom it could be sent. */
  readonly inTheWay: readonly string[]
}

export interface RequestState {
  readonly form: UseFormReturn<RequestValues, unknown, ReadRequest>
  /** The template that was chosen. */
  readonly template: TemplateEntry | undefined
  readonly problem: Problem | undefined
  /** For who leaves without sending. */
  readonly forget: () => void
  /** Asks these people. */
  readonly send: (asked: ReadonlyMap<string, string>) => void
}

/** A request as it is typed, and its sending. What was typed is there again when the dialog was closed without “Cancelar”. */
export function useRequest(props: RequestFormProps): RequestState {
  const { uid, begun, casting, template, isBusy, onBusy, onAsked, onClose } = props
  const client = useQueryClient()
  const [stored] = useState(begun)
  // A repeat of the same is harmless, also where the answer was lost.
  const [requestId] = useState(newRandomId)
  /** Since when the server may have the request. */
  const sentAt = useRef<number>(undefined)
  const [problem, setProblem] = useState<Problem>()
  const form = useForm<RequestValues, unknown, ReadRequest>({
    defaultValues: stored,
    resolver,
    // The first in the page is to have the focus, where the library takes the one that was there first.
    shouldFocusError: false,
  })
  useFirstChange(form.subscribe, prepareCalls)
  const about = `${casting?.id ?? ''}.${template?.id ?? ''}`
  const forget = useFormDraft(`form.testRequest.${uid}.${about}`, form, stored)
  useUnsaved(form.formState.isDirty, {
    words: 'O pedido de teste que você escreveu ainda não foi enviado.',
    forget,
  })
  const { data: offered = [] } = useQuery(templatesQuery(false))
  const chosenId = useWatch({ control: form.control, name: 'templateId' })
  const chosen = [...offered, ...(template === undefined ? [] : [template])].find(({ id }) => id === chosenId)

  async function ask(typed: ReadRequest, asked: ReadonlyMap<string, string>): Promise<void> {
    onBusy(true)
    setProblem(undefined)
    sentAt.current ??= Date.now()
    const ended = await askTests(
      {
        requestId,
        people: [...asked.keys()].map((artistId) => {
          const roleId = casting?.roleOf.get(artistId)
          return { artistId, ...(roleId === undefined ? {} : { roleId }) }
        }),
        ...(casting === undefined ? {} : { castingId: casting.id }),
        ...(chosen === undefined ? {} : { template: { id: chosen.id, version: chosen.version } }),
        ...typed,
      },
      { client, nameOf: asked, sentAt: sentAt.current },
    )
    onBusy(false)
    if (ended.isAsked) {
      forget()
      onAsked(ended.end)
      onClose()
      return
    }
    // The server answered that it has nothing.
    if (ended.inTheWay.length > 0) sentAt.current = undefined
    setProblem({ words: ended.problem, inTheWay: ended.inTheWay })
  }

  return {
    form,
    template: chosen,
    problem,
    forget,
    send: (asked) => {
      if (isBusy) return
      void form.handleSubmit(
        (typed) => ask(typed, asked),
        () => {
          setProblem(undefined)
        },
      )()
    },
  }
}
