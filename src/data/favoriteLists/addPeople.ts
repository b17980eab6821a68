import { MAX_FAVORITES } from '@ribalta/domain/schemas/roster/favorites'
import { formatList } from '../../lib/formats/formatList.ts'
import { logWarning } from '../../lib/log.ts'
import { refusalWords } from '../../lib/words/refusalWords.ts'
import { toast } from '../../ui/toast/toastStore.ts'
import { presentOf } from '../roster/present.ts'
import { addToList, FullListError, type ListEntry } from './lists.ts'

/**
 * Puts people (names by uid) into a place called `title` and says so; whoever was archived meanwhile stays out, by name.
 * Resolves to what went wrong, in words.
 */
export async function putPeople(
  title: string,
  people: ReadonlyMap<string, string>,
  put: (uids: string[]) => Promise<unknown>,
): Promise<string | undefined> {
  try {
    const { uids, left } = await presentOf(people)
    if (uids.length > 0) await put(uids)
    toast({
      title: `${uids.length === 1 ? '1 pessoa' : `${String(uids.length)} pessoas`} em “${title}”`,
      ...(left.length === 0
        ? {}
        : { description: `Ficou de fora quem não está mais no elenco: ${formatList(left)}.` }),
    })
    return undefined
  } catch (error) {
    logWarning('Nobody was added to a list', error)
    return error instanceof FullListError
      ? `Não cabem todos: uma lista tem até ${String(MAX_FAVORITES)} pessoas.`
      : refusalWords(error, 'Não deu certo. Tente de novo.')
  }
}

/** Puts people into a list that there is. */
export function addPeople(
  entry: ListEntry,
  people: ReadonlyMap<string, string>,
): Promise<string | undefined> {
  return putPeople(entry.list.name, people, (uids) =>
    addToList(
      entry,
      uids.map((artistId) => ({ artistId })),
    ),
  )
}
