import { useMutation } from '@tanstack/react-query'
import type { OwnWork } from '../../../data/works/ownWorks.ts'
import { deleteOwnWork, orderOwnWorks, putBackOwnWork } from '../../../data/works/ownQueries.ts'
import { inOrder, movedTo } from '../../../data/works/workOrder.ts'
import { useUnsaved } from '../../../lib/forms/unsaved.ts'
import { toast } from '../../../ui/toast/toastStore.ts'
import { sendUndoable } from '../../../ui/undo/undo.ts'

export interface Credits {
  /** In the order in which they were put last, saved or not yet. */
  readonly works: readonly OwnWork[]
  readonly isSaving: boolean
  readonly place: (work: OwnWork, to: number) => void
  readonly remove: (work: OwnWork) => void
}

/** Says what was not done; the query client logs it. */
function orTell(change: Promise<unknown>, title: string): void {
  change.catch(() => {
    toast({ variant: 'destructive', title, description: 'Verifique sua conexão e tente novamente.' })
  })
}

/** Works as their artist puts them in order and deletes them: shown at once, and taken back with words where it is refused. */
export function useCredits(uid: string, saved: readonly OwnWork[]): Credits {
  const order = useMutation(orderOwnWorks(uid))
  const deletion = useMutation(deleteOwnWork(uid))
  const { mutateAsync: putBack } = useMutation(putBackOwnWork(uid))
  const works = order.isPending ? inOrder(saved, order.variables) : saved
  const ids = works.map(({ id }) => id)
  const isSaving = order.isPending || deletion.isPending
  useUnsaved(isSaving, { words: 'O que você mudou no currículo ainda não foi salvo.' })

  function put(next: readonly string[]): Promise<unknown> {
    const putting = order.mutateAsync(next)
    orTell(putting, 'A ordem não foi salva')
    return putting
  }

  return {
    works,
    isSaving,
    place: ({ id, title }, to) => {
      sendUndoable(put(movedTo(ids, id, to)), {
        what: `“${title}” mudou de lugar no currículo`,
        undo: () => {
          void put(ids)
        },
      })
    },
    remove: (work) => {
      const leaving = deletion.mutateAsync(work)
      orTell(leaving, `“${work.title}” não foi excluído`)
      sendUndoable(leaving, {
        what: `“${work.title}” saiu do currículo`,
        altText: 'Pôr de volta no currículo, no mesmo lugar',
        undo: () => {
          orTell(putBack(work), `“${work.title}” não voltou para o currículo`)
        },
      })
    },
  }
}
