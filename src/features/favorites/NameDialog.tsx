import { zodResolver } from '@hookform/resolvers/zod'
import { favoriteListNameSchema } from '@ribalta/domain/schemas/roster/favorites'
import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import * as z from 'zod/mini'
import { changeList, makeList, type NewFavorite } from '../../data/favoriteLists/lists.ts'
import { favoriteReads } from '../../data/favoriteLists/queries.ts'
import { logWarning } from '../../lib/log.ts'
import { Button } from '../../ui/Button.tsx'
import { CheckboxField } from '../../ui/CheckboxField.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { listAddress } from '../../lib/favorites/listAddress.ts'

const formSchema = z.object({ name: favoriteListNameSchema, shared: z.boolean() })

export interface NameDialogProps {
  uid: string
  /** The list that gets another name; a new one where there is none. */
  renamed?: { readonly id: string; readonly name: string; readonly shared: boolean }
  /** A name to begin with, for a new one. */
  suggestion?: string
  /** Who is in a new one from the beginning. */
  items?: readonly NewFavorite[]
  onClose: () => void
}

/** Names a list, new or old. */
export default function NameDialog({ uid, renamed, suggestion = '', items = [], onClose }: NameDialogProps) {
  const id = useId()
  const client = useQueryClient()
  const navigate = useNavigate()
  const [hasFailed, setHasFailed] = useState(false)
  const form = useForm({
    defaultValues: { name: renamed?.name ?? suggestion, shared: renamed?.shared ?? false },
    resolver: zodResolver(formSchema),
  })
  const submit = form.handleSubmit(async ({ name, shared }) => {
    setHasFailed(false)
    try {
      if (renamed === undefined) {
        const made = await makeList({ owner: uid, name, shared, items })
        await navigate(listAddress(made))
      } else await changeList(renamed.id, { name, shared })
    } catch (error) {
      logWarning('A list was not kept', error)
      setHasFailed(true)
      return
    }
    onClose()
    await client.invalidateQueries(favoriteReads)
  })
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      title={renamed === undefined ? 'Nova lista' : 'Renomear lista'}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            Cancelar
          </Button>
          <Button type="submit" form={`${id}-form`} busy={form.formState.isSubmitting}>
            {renamed === undefined ? 'Criar' : 'Salvar'}
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
          label="Nome da lista"
          required
          autoComplete="off"
          error={form.formState.errors.name?.message}
        />
        <CheckboxField {...form.register('shared')} label="Compartilhar com a equipe" />
        {hasFailed ? (
          <Notice tone="danger">
            Não foi possível salvar a lista. Verifique sua conexão e tente novamente.
          </Notice>
        ) : null}
      </form>
    </Dialog>
  )
}
