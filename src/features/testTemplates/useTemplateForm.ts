import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import type { NewSides } from '@ribalta/domain/schemas/screenTests/template'
import { type SyntheticEvent, useRef, useState } from 'react'
import { useForm, type UseFormReturn } from 'react-hook-form'
import { prepareCalls } from '../../data/callables.ts'
import { saveTestTemplate } from '../../data/testTemplates/calls.ts'
import { templateReads, type TemplateEntry } from '../../data/testTemplates/queries.ts'
import { refuseSides, uploadSides } from '../../data/testTemplates/sidesFile.ts'
import { errorCode } from '../../lib/errorCode.ts'
import { saveProblem, type SaveProblem } from '../../lib/forms/saveProblem.ts'
import { checkFile } from '../../lib/media/checkFile.ts'
import { useFirstChange } from '../../lib/forms/useFirstChange.ts'
import { useFormDraft } from '../../lib/forms/useFormDraft.ts'
import { logWarning } from '../../lib/log.ts'
import { toast } from '../../ui/toast/toastStore.ts'
import {
  EMPTY_TEMPLATE,
  type ReadTemplate,
  templateValuesSchema,
  type TemplateValues,
  toTemplateValues,
} from './templateForm.ts'

const resolver = zodResolver(templateValuesSchema)

export interface TemplateEditorProps {
  id: string
  /** Who is signed in. */
  uid: string
  /** Absent for one that is still to be made. */
  stored: TemplateEntry | undefined
}

export interface TemplateFormState {
  readonly form: UseFormReturn<TemplateValues, unknown, ReadTemplate>
  /** The PDF that was chosen and is not saved yet. */
  readonly file: File | undefined
  readonly choose: (files: readonly File[]) => void
  readonly problem: SaveProblem | undefined
  /** For who leaves without saving. */
  readonly forget: () => void
  /** Lets go of what was typed, for what is stored now. */
  readonly reload: () => void
  /** For the form's `onSubmit`. */
  readonly save: (event: SyntheticEvent<HTMLFormElement>) => void
}

/** A template as it is typed, and its saving. */
export function useTemplateForm({ id, uid, stored }: TemplateEditorProps): TemplateFormState {
  const client = useQueryClient()
  const [begun] = useState(() => (stored === undefined ? EMPTY_TEMPLATE : toTemplateValues(stored)))
  const [file, setFile] = useState<File>()
  const uploaded = useRef<NewSides>(undefined)
  const [problem, setProblem] = useState<SaveProblem>()
  const form = useForm<TemplateValues, unknown, ReadTemplate>({
    defaultValues: begun,
    resolver,
    // The first in the page is to have the focus, where the library takes the one that was there first.
    shouldFocusError: false,
  })
  useFirstChange(form.subscribe, prepareCalls)
  const forget = useFormDraft(`form.testTemplate.${uid}.${id}`, form, begun)

  /** A PDF is uploaded once, so that saving again after a lost answer says the same. */
  async function sidesOf({ sides }: ReadTemplate): Promise<ReadTemplate['sides']> {
    if (sides.kind !== 'kept' || file === undefined) return sides
    uploaded.current ??= await uploadSides(file)
    return uploaded.current
  }

  async function choose(chosen: File): Promise<void> {
    const refuse = (message: string): void => form.setError('pdfName', { message })
    const checked = await checkFile(chosen)
    if ('reason' in checked) return refuse(checked.reason)
    const refusal = refuseSides(checked.file)
    if (refusal !== undefined) return refuse(refusal)
    setFile(checked.file)
    uploaded.current = undefined
    form.clearErrors('pdfName')
    form.setValue('pdfName', checked.file.name, { shouldDirty: true })
  }

  async function send(typed: ReadTemplate): Promise<void> {
    setProblem(undefined)
    // A reload keeps what a PDF was called and not the file.
    if (typed.sides.kind === 'kept' && file === undefined && form.getValues('pdfName') !== begun.pdfName) {
      form.setError('pdfName', { message: 'Escolha o PDF de novo.' })
      return
    }
    try {
      const sides = await sidesOf(typed)
      await saveTestTemplate({ templateId: id, version: stored?.version ?? 0, content: typed.content, sides })
      forget()
      toast({ title: 'Modelo salvo' })
      await client.invalidateQueries(templateReads)
    } catch (error) {
      logWarning('A template was not saved', error)
      // What was uploaded may be kept no more.
      if (errorCode(error) === 'functions/invalid-argument') uploaded.current = undefined
      setProblem(saveProblem(error))
    }
  }

  return {
    form,
    file,
    problem,
    forget,
    choose: ([chosen]) => {
      if (chosen !== undefined) void choose(chosen)
    },
    reload: () => {
      forget()
      void client.invalidateQueries(templateReads)
    },
    save: (event) => {
      event.preventDefault()
      if (form.formState.isSubmitting) return
      void form.handleSubmit(send, () => {
        setProblem(undefined)
      })(event)
    },
  }
}
