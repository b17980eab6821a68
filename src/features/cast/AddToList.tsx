import { zodResolver } from '@hookform/resolvers/zod'
import { favoriteListNameSchema } from '@ribalta/domain/schemas/favorites'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { addToList, FullListError, type ListEntry, makeList } from '../../data/favoriteLists/lists.ts'
import { favoriteListsQuery, favoriteReads } from '../../data/favoriteLists/queries.ts'
import { readPeople } from '../../data/roster/people.ts'
import { formatList } from '../../lib/formatList.ts'
import { logWarning } from '../../lib/log.ts'
import { refusalWords } from '../../lib/refusalWords.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { toast } from '../../ui/toast/toastStore.ts'
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

  async function put(title: string, into: (uids: string[]) => Promise<unknown>): Promise<void> {
    setIsBusy(true)
    setProblem(undefined)
    try {
      const cards = await readPeople([...people.keys()])
      const isIn = (person: string): boolean => (cards.get(person)?.status ?? 'archived') !== 'archived'
      const uids = [...people.keys()].filter(isIn)
      const left = [...people].filter(([person]) => !isIn(person)).map(([, artisticName]) => artisticName)
      if (uids.length > 0) await into(uids)
      toast({
        title: `${uids.length === 1 ? '1 pessoa' : `${String(uids.length)} pessoas`} em “${title}”`,
        ...(left.length === 0
          ? {}
          : { description: `Ficou de fora quem não está mais no elenco: ${formatList(left)}.` }),
      })
      onClose()
    } catch (error) {
      logWarning('Nobody was added to a list', error)
      setProblem(
        error instanceof FullListError
          ? 'Não cabem todos: uma lista tem até 200 pessoas.'
          : refusalWords(error, 'Não deu certo. Tente de novo.'),
      )
    } finally {
      setIsBusy(false)
      await client.invalidateQueries(favoriteReads)
    }
  }

  const putInto = (entry: ListEntry): void => {
    void put(entry.list.name, (uids) =>
      addToList(
        entry,
        uids.map((artistId) => ({ artistId })),
      ),
    )
  }

  const makeNew = form.handleSubmit(({ name }) =>
    put(name, (uids) =>
      makeList({ owner: uid, name, shared: false, items: uids.map((artistId) => ({ artistId })) }),
    ),
  )

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
        <ListChoice uid={uid} entries={data} isBusy={isBusy} onChoose={putInto} />
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
