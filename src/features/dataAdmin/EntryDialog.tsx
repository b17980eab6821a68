import { zodResolver } from '@hookform/resolvers/zod'
import { defaultClassKey } from '@ribalta/domain/catalogue/classKey'
import { useId, useState } from 'react'
import { useForm, useWatch, type Control } from 'react-hook-form'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { FormProblems } from '../../ui/FormProblems.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { toast } from '../../ui/toast/toastStore.ts'
import type { CatalogueList } from './CataloguePanel.tsx'
import type { CatalogueView } from './catalogueViews.ts'
import { entrySchema, textsOf, type Texts } from './entryTexts.ts'

export interface EntryDialogProps<T extends { readonly id: string }> {
  view: CatalogueView<T>
  list: CatalogueList<T>
  /** Undefined for a new one. */
  entry: T | undefined
  onClose: () => void
}

function DefaultKeyHint({ control }: { control: Control<Texts> }) {
  const [namePT, key] = useWatch({ control, name: ['namePT', 'key'] })
  const fallback = defaultClassKey(namePT.trim())
  if (key.trim() !== '' || fallback === '') return <>Se ficar vazia, vem do nome em português.</>
  return (
    <>
      Vazia, será <strong className="font-medium text-ink">{fallback}</strong>.
    </>
  )
}

/** The form of a class or a skill. What was typed stays until it is stored or given up. */
export function EntryDialog<T extends { readonly id: string }>(props: EntryDialogProps<T>) {
  const { view, list, entry, onClose } = props
  const id = useId()
  const [problem, setProblem] = useState<string>()
  const { control, register, handleSubmit, formState } = useForm<Texts, unknown, T>({
    defaultValues: textsOf(view, entry),
    resolver: zodResolver(entrySchema(view, list.entries, entry)),
    shouldFocusError: false,
  })
  const { errors, isSubmitting } = formState

  async function save(given: T): Promise<void> {
    setProblem(undefined)
    const isStored = await (entry === undefined ? list.add?.(given) : list.update(given))
    if (isStored !== true) {
      setProblem(`Não foi possível salvar a ${view.one}. Verifique sua conexão e tente novamente.`)
      return
    }
    const title = view.one.replace(/^./, (letter) => letter.toUpperCase())
    toast({ title: `${title} ${entry === undefined ? 'criada' : 'salva'}` })
    onClose()
  }

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      title={entry === undefined ? `Nova ${view.one}` : view.editTitle(entry)}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            Cancelar
          </Button>
          <Button type="submit" form={`${id}-form`} busy={isSubmitting}>
            Salvar
          </Button>
        </>
      }
    >
      <form
        id={`${id}-form`}
        noValidate
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          if (!isSubmitting) void handleSubmit(save)(event)
        }}
      >
        {view.fields.map((field) => (
          <TextField
            key={field.name}
            {...register(field.name)}
            label={field.label}
            required={field.isRequired}
            autoComplete="off"
            error={errors[field.name]?.message}
            list={field.suggests === true ? `${id}-${field.name}` : undefined}
            description={field.name === 'key' ? <DefaultKeyHint control={control} /> : undefined}
          />
        ))}
        {view.fields
          .filter((field) => field.suggests === true)
          .map((field) => (
            <datalist key={field.name} id={`${id}-${field.name}`}>
              {valuesOf(list.entries, field.name).map((value) => (
                <option key={value}>{value}</option>
              ))}
            </datalist>
          ))}
        <FormProblems control={control} />
        {problem === undefined ? null : <Notice tone="danger">{problem}</Notice>}
      </form>
    </Dialog>
  )
}

function valuesOf(entries: readonly object[], field: string): string[] {
  const values = entries.map((entry): unknown => Object.entries(entry).find(([name]) => name === field)?.[1])
  return [...new Set(values.filter((value) => typeof value === 'string'))].toSorted((a, b) =>
    a.localeCompare(b, 'pt-BR'),
  )
}
