import { zodResolver } from '@hookform/resolvers/zod'
import { searchNameSchema } from '@ribalta/domain/schemas/roster/savedSearch'
import { useMutation } from '@tanstack/react-query'
import { useId } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { useAuth } from '../../auth/AuthContext.tsx'
import { keepSearchMutation } from '../../data/savedSearches/queries.ts'
import { Button } from '../../ui/Button.tsx'
import { CheckboxField } from '../../ui/CheckboxField.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { toast } from '../../ui/toast/toastStore.ts'

const formSchema = z.object({ name: searchNameSchema, shared: z.boolean() })

export interface SaveSearchProps {
  /** What Busca has in its address. */
  query: string
  /** What it asks, in words: a name to begin with. */
  suggestion: string
  onClose: () => void
}

/** Keeps the present search under a name. */
export function SaveSearch({ query, suggestion, onClose }: SaveSearchProps) {
  const id = useId()
  const { user } = useAuth()
  const keep = useMutation(keepSearchMutation)
  const form = useForm({
    defaultValues: { name: suggestion, shared: false },
    resolver: zodResolver(formSchema),
  })
  const submit = form.handleSubmit(async ({ name, shared }) => {
    if (user === null) return
    try {
      await keep.mutateAsync({ owner: user.uid, name, query, shared })
    } catch {
      // Said below, logged where every change that fails is.
      return
    }
    toast({ title: 'Busca salva' })
    onClose()
  })
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      title="Salvar busca"
      description="Quando você voltar, ela diz quantas pessoas são novas ou confirmaram o look desde a última vez."
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            Cancelar
          </Button>
          <Button type="submit" form={`${id}-form`} busy={keep.isPending}>
            Salvar
          </Button>
        </>
      }
    >
      <form
        id={`${id}-form`}
        noValidate
        className="flex flex-col gap-5"
        onSubmit={(event) => void submit(event)}
      >
        <TextField
          {...form.register('name')}
          label="Nome da busca"
          required
          autoComplete="off"
          error={form.formState.errors.name?.message}
        />
        <CheckboxField {...form.register('shared')} label="Compartilhar com a equipe" />
        {keep.isError ? (
          <Notice tone="danger">
            Não foi possível salvar a busca. Verifique sua conexão e tente novamente.
          </Notice>
        ) : null}
      </form>
    </Dialog>
  )
}
