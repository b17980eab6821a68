import { zodResolver } from '@hookform/resolvers/zod'
import { favoriteListNameSchema } from '@ribalta/domain/schemas/roster/favorites'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { addPeople, putPeople } from '../favoriteLists/addPeople.ts'
import { makeList } from '../favoriteLists/lists.ts'
import { favoriteListsQuery, favoriteReads } from '../favoriteLists/queries.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { ListChoice } from './ListChoice.tsx'

const resolver = zodResolver(z.object({ name: favoriteListNameSchema }))

export interface AddToListProps {
  uid: string
  /** Names by uid. */
  people: ReadonlyMap<string, string>
  onClose: () => void
}

/** Puts everybody marked into a list, one that there is or a new one; whoever was archived meanwhile stays out, by name. */
export function AddToList({ uid, people, onClose }: AddToListProps) {
  const client = useQueryClient()
  const { data, isError, refetch } = useQuery(favoriteListsQuery(uid))
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const form = useForm({ defaultValues: { name: '' }, resolver })

  async function run(putting: Promise<string | undefined>): Promise<void> {
    setIsBusy(true)
    const failure = await putting
    setIsBusy(false)
    setProblem(failure)
    if (failure === undefined) onClose()
    await client.invalidateQueries(favoriteReads)
  }

  const makeNew = form.handleSubmit(({ name }) => {
    const make = (uids: string[]): Promise<string> =>
      makeList({ owner: uid, name, shared: false, items: uids.map((artistId) => ({ artistId })) })
    return run(putPeople(name, people, make))
  })

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen && !isBusy) onClose()
      }}
      title="Adicionar a uma lista"
    >
      {isError ? (
        <ErrorState title="Não foi possível carregar as listas" onRetry={() => void refetch()} />
      ) : data === undefined ? (
        <Skeleton className="h-24 w-full" />
      ) : (
        <ListChoice
          uid={uid}
          entries={data}
          isBusy={isBusy}
          onChoose={(entry) => void run(addPeople(entry, people))}
        />
      )}
      <form
        noValidate
        className="flex flex-wrap items-end gap-3 border-t border-line pt-4"
        onSubmit={(event) => void makeNew(event)}
      >
        <div className="min-w-0 grow">
          <TextField
            {...form.register('name')}
            label="Nome da nova lista"
            autoComplete="off"
            error={form.formState.errors.name?.message}
          />
        </div>
        <Button type="submit" variant="secondary" busy={isBusy}>
          Criar e adicionar
        </Button>
      </form>
      {problem === undefined ? null : <Notice tone="danger">{problem}</Notice>}
    </Dialog>
  )
}
