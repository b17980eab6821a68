import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { useAuth } from '../../auth/AuthContext.tsx'
import { unansweredQuery } from '../../data/board/unanswered.ts'
import { changeCastingState } from '../../data/castings/calls.ts'
import { errorField } from '../../lib/errorCode.ts'
import { useFormDraft } from '../../lib/forms/useFormDraft.ts'
import { refusalWords } from '../../lib/words/refusalWords.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { FormProblems } from '../../ui/FormProblems.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { ClosingGroup } from './ClosingGroup.tsx'
import { CLOSING_BEGUN, closingSchema, type ClosingValues } from './closingForm.ts'
import { draftWords } from './draftWords.ts'

const resolver = zodResolver(closingSchema)

export interface ClosingDialogProps {
  id: string
  open: boolean
  /** Something in the casting's form is not saved, and could not be any more. */
  isDirty: boolean
  onClose: () => void
  /** Shows the answers that are held back, to be sent first. */
  onDrafts: () => void
  onClosed: () => Promise<void>
}

/** Ends a casting, with an answer for everybody who still waits. What was typed stays when the dialog is closed. */
export default function ClosingDialog(props: ClosingDialogProps) {
  const { id, open, isDirty, onClose, onDrafts, onClosed } = props
  const formId = useId()
  const { user } = useAuth()
  const unanswered = useQuery({ ...unansweredQuery(id), enabled: open })
  const [problem, setProblem] = useState<string>()
  const form = useForm<ClosingValues>({
    defaultValues: CLOSING_BEGUN,
    resolver,
    shouldFocusError: false,
  })
  const { isSubmitting } = form.formState
  const forget = useFormDraft(`form.closing.${user?.uid ?? ''}.${id}`, form, CLOSING_BEGUN)
  const groups = unanswered.data?.groups ?? []
  const drafts = unanswered.data?.drafts ?? 0

  function close(): void {
    if (isSubmitting) return
    setProblem(undefined)
    onClose()
  }

  const end = form.handleSubmit(async (values) => {
    setProblem(undefined)
    try {
      const answers = groups.map(({ from }) => ({ from, ...values[from] }))
      await changeCastingState({ castingId: id, to: 'closed', ...(answers.length === 0 ? {} : { answers }) })
    } catch (error) {
      const field = errorField(error)
      // Somebody has applied, or was moved, or was held an answer back meanwhile.
      if (field === 'answers' || field === 'drafts') await unanswered.refetch()
      setProblem(
        refusalWords(error, 'Não foi possível encerrar. O que você escreveu continua aqui: tente de novo.'),
      )
      return
    }
    forget()
    await onClosed()
    onClose()
  })

  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => {
        if (!isOpen) close()
      }}
      title="Encerrar o casting?"
      description={
        groups.length === 0
          ? 'Ninguém mais se inscreve e os dados não mudam mais. Não dá para reabrir.'
          : 'Ninguém mais se inscreve e os dados não mudam mais. Todos leem a resposta na hora. Não dá para reabrir.'
      }
      actions={
        <>
          <Button variant="quiet" onClick={close}>
            Cancelar
          </Button>
          <Button
            type="submit"
            form={formId}
            busy={isSubmitting}
            disabled={isDirty || unanswered.data === undefined || drafts > 0}
          >
            Encerrar casting
          </Button>
        </>
      }
    >
      {isDirty ? <Notice tone="warning">Salve as alterações antes.</Notice> : null}
      {drafts === 0 ? null : (
        <Notice tone="warning">
          <p>{`${draftWords(drafts)}. Envie ou descarte antes de encerrar.`}</p>
          <Button
            variant="secondary"
            size="small"
            className="mt-2"
            aria-haspopup="dialog"
            onClick={() => {
              close()
              onDrafts()
            }}
          >
            Enviar rascunhos
          </Button>
        </Notice>
      )}
      {problem === undefined ? null : <Notice tone="danger">{problem}</Notice>}
      <FormProvider {...form}>
        <form
          id={formId}
          noValidate
          className="flex flex-col gap-6 empty:hidden"
          onSubmit={(event) => void end(event)}
        >
          {groups.map(({ from, count }) => (
            <ClosingGroup key={from} from={from} count={count} />
          ))}
          {groups.length === 0 ? null : <FormProblems control={form.control} />}
        </form>
      </FormProvider>
      {unanswered.isPending ? (
        <Skeleton className="h-24 w-full" />
      ) : unanswered.isError ? (
        <ErrorState
          title="Não foi possível ver quem espera resposta"
          onRetry={() => void unanswered.refetch()}
        />
      ) : null}
    </Dialog>
  )
}
