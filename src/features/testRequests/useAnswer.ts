import { zodResolver } from '@hookform/resolvers/zod'
import { MOVE_HURDLES } from '@ribalta/domain/castings/moves'
import { answerMessageSchema } from '@ribalta/domain/schemas/castings/application'
import type { TestChangeResult } from '@ribalta/domain/schemas/screenTests/testRequest'
import { useQueryClient } from '@tanstack/react-query'
import { type BaseSyntheticEvent, useState } from 'react'
import { useForm, type UseFormReturn } from 'react-hook-form'
import * as z from 'zod/mini'
import { boardReads } from '../../data/board/ofPerson.ts'
import { changeTest } from '../../data/testRequests/calls.ts'
import { testReads } from '../../data/testRequests/queries.ts'
import { useFormDraft } from '../../lib/forms/useFormDraft.ts'
import { useUnsaved } from '../../lib/forms/unsaved.ts'
import { logWarning } from '../../lib/log.ts'
import { noticeOnWhatsApp } from '../../lib/words/noticeMessage.ts'
import { refusalWords } from '../../lib/words/refusalWords.ts'
import { toast } from '../../ui/toast/toastStore.ts'
import { toastTold } from '../../ui/toast/toastTold.ts'
import type { AnswerDialogProps } from './AnswerDialog.tsx'
import { MOVES, STEP_WORDS } from './answerWords.ts'
import { noticeOf } from './stepWords.ts'

interface Typed {
  message: string
  movesCandidate: boolean
}

const NOTHING: Typed = { message: '', movesCandidate: true }
const optional = zodResolver(z.object({ message: answerMessageSchema, movesCandidate: z.boolean() }))
const asked = zodResolver(
  z.object({
    message: answerMessageSchema.check(z.minLength(1, 'Escreva o que muda no próximo take.')),
    movesCandidate: z.boolean(),
  }),
)

export interface AnswerState {
  readonly form: UseFormReturn<Typed>
  /** Where the candidate would go, where the test is of a casting; undefined where nowhere. */
  readonly move: string | undefined
  readonly problem: string | undefined
  readonly forget: () => void
  readonly send: (event: BaseSyntheticEvent) => Promise<void>
}

/** What staff answer to a test, as it is typed, and its sending. */
export function useAnswer({
  test,
  to,
  uid,
  profile,
  onClose,
}: AnswerDialogProps & { uid: string }): AnswerState {
  const client = useQueryClient()
  const [problem, setProblem] = useState<string>()
  const form = useForm<Typed>({ defaultValues: NOTHING, resolver: to === 'retake' ? asked : optional })
  const forget = useFormDraft(`form.testAnswer.${uid}.${test.id}.${to}`, form, NOTHING)
  useUnsaved(form.formState.isDirty, {
    words: 'A resposta que você escreveu ainda não foi enviada.',
    forget,
  })
  const move = test.castingId === undefined ? undefined : MOVES[to]

  function tell({ status, hurdle }: TestChangeResult, { message, movesCandidate }: Typed): void {
    const isMoved = move !== undefined && movesCandidate
    const step = { status, at: test.updatedAt, by: '', ...(message === '' ? {} : { message }) }
    const notice = noticeOf({ ...test, status, history: [...test.history, step] })
    // With a refusal along the board it is the board that tells, a minute later, if it is not undone.
    const isBoards = isMoved && to === 'declined' && hurdle === undefined
    const mayTell = !isBoards && notice !== undefined && profile !== undefined
    toastTold(STEP_WORDS[to].done, mayTell ? noticeOnWhatsApp(profile, notice, new Date()) : undefined)
    if (hurdle === undefined || hurdle === 'done') return
    const why = hurdle === 'failed' ? 'Não deu certo.' : MOVE_HURDLES[hurdle]
    toast({
      variant: 'destructive',
      title: 'A inscrição ficou onde estava na mesa',
      description: `${why} A resposta ao teste foi enviada.`,
    })
  }

  return {
    form,
    move,
    problem,
    forget,
    send: form.handleSubmit(async (typed) => {
      setProblem(undefined)
      try {
        const result = await changeTest({
          testRequestId: test.id,
          to,
          ...(typed.message === '' ? {} : { message: typed.message }),
          ...(move === undefined ? {} : { movesCandidate: typed.movesCandidate }),
        })
        forget()
        tell(result, typed)
        void client.invalidateQueries(testReads)
        void client.invalidateQueries(boardReads)
        onClose()
      } catch (error) {
        logWarning('A test was not answered', error)
        setProblem(
          refusalWords(error, 'O servidor não respondeu. O que você escreveu continua aqui: tente de novo.'),
        )
      }
    }),
  }
}
