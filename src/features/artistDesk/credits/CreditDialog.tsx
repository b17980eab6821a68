import { zodResolver } from '@hookform/resolvers/zod'
import { MAX_WORKS } from '@ribalta/domain/people/work'
import type { ProfileMedia } from '@ribalta/domain/schemas/media/media'
import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import {
  addWork,
  changeWork,
  FullCreditsError,
  GoneWorkError,
  type OwnWork,
  type WorkFields,
} from '../../../data/works/ownWorks.ts'
import { ownWorksQuery } from '../../../data/works/ownQueries.ts'
import { useUnsaved } from '../../../lib/forms/unsaved.ts'
import { useFormDraft } from '../../../lib/forms/useFormDraft.ts'
import { logWarning } from '../../../lib/log.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import { FormActions } from '../../../ui/FormActions.tsx'
import { FormProblems } from '../../../ui/FormProblems.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { toast } from '../../../ui/toast/toastStore.ts'
import { CreditFields } from './CreditFields.tsx'
import { creditSchema, type CreditValues, toCreditValues } from './creditForm.ts'

const resolver = zodResolver(creditSchema)

export interface CreditDialogProps {
  uid: string
  /** The work that is changed; a new one where there is none. */
  work: OwnWork | undefined
  /** The artist's own. */
  media: readonly ProfileMedia[]
  isMinor: boolean
  onClose: () => void
}

function problemOf(error: unknown): string {
  if (error instanceof FullCreditsError)
    return `Seu currículo está cheio: são ${String(MAX_WORKS)} trabalhos. Exclua um e salve de novo.`
  if (error instanceof GoneWorkError)
    return 'Este trabalho foi excluído em outro lugar. Copie o que precisar e adicione de novo.'
  return 'Não foi salvo. O que você digitou continua aqui: verifique sua conexão e tente novamente.'
}

/** A work, new or changed. What was typed is there again when the dialog was closed without “Cancelar”. */
export default function CreditDialog({ uid, work, media, isMinor, onClose }: CreditDialogProps) {
  const id = useId()
  const client = useQueryClient()
  const [problem, setProblem] = useState<string>()
  const [stored] = useState(() => toCreditValues(work, media))
  const form = useForm<CreditValues, unknown, WorkFields>({
    defaultValues: stored,
    resolver,
    shouldFocusError: false,
  })
  const { isDirty, isSubmitting } = form.formState
  const forget = useFormDraft(`form.work.${uid}.${work?.id ?? 'new'}`, form, stored)
  useUnsaved(isDirty, { words: 'O trabalho que você está escrevendo ainda não foi salvo.', forget })

  const save = form.handleSubmit(async (fields) => {
    setProblem(undefined)
    try {
      await (work === undefined ? addWork(uid, fields) : changeWork(uid, work.id, fields))
    } catch (error) {
      logWarning('A work was not saved', error)
      setProblem(problemOf(error))
      return
    }
    forget()
    onClose()
    toast({ title: work === undefined ? `“${fields.title}” entrou no currículo` : 'Trabalho salvo' })
    await client.invalidateQueries(ownWorksQuery(uid))
  })

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen && !isSubmitting) onClose()
      }}
      title={work === undefined ? 'Novo trabalho' : 'Editar trabalho'}
    >
      <FormProvider {...form}>
        <form id={id} noValidate className="flex flex-col gap-5" onSubmit={(event) => void save(event)}>
          <CreditFields media={media} isMinor={isMinor} />
          <FormProblems control={form.control} />
          {problem === undefined ? null : <Notice tone="danger">{problem}</Notice>}
          <FormActions
            action={work === undefined ? 'Adicionar' : 'Salvar'}
            isBusy={isSubmitting}
            onBack={() => {
              forget()
              onClose()
            }}
          />
        </form>
      </FormProvider>
    </Dialog>
  )
}
