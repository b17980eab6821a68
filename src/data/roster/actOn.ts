import { type ActResults, MAX_ACTED_ON } from '@ribalta/domain/schemas/actOutcome'
import type { WordedNotice } from '@ribalta/domain/notices/words'
import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { logWarning } from '../../lib/log.ts'
import { type NamedOutcome, outcomeWords } from '../../lib/words/actWords.ts'
import { refusalWords } from '../../lib/words/refusalWords.ts'
import type { DoneAct } from '../../ui/undo/undo.ts'

/** Something that staff do with people. */
export interface PeopleAct {
  readonly call: (uids: string[]) => Promise<ActResults>
  /** What was done to one, and to many. */
  readonly done: readonly [one: string, many: string]
  /** What each of them is told of it. */
  readonly notice: WordedNotice
  /** What is to be read anew. */
  readonly changes: { readonly queryKey: QueryKey }
  /** Where what came of it is, unless it is seen where they act. */
  readonly link?: ActEnd['link']
}

interface Reached extends Pick<NamedOutcome, 'uid' | 'name'> {
  /** Absent where they are not told by hand. */
  readonly notice?: WordedNotice
}

/** How an act on people ended. */
export interface ActEnd {
  /** What became of everybody who was answered for, in sentences. */
  readonly words: readonly string[]
  /** Whom the act reached, and what each is told of it. */
  readonly reached: readonly Reached[]
  /** Who need not be asked for again. */
  readonly settled: readonly string[]
  /** Why not everybody was asked for, in words. */
  readonly problem: string | undefined
  /** Undoes it, when it can be undone; once it is undone there is nothing left to say. */
  readonly undo?: DoneAct
  /** What is said only while it can be undone. */
  readonly whileUndoable?: string
  /** Where what came of it is. */
  readonly link?: { readonly label: string; readonly to: string } | undefined
}

/** Does something with people (names by uid), a portion at a time. Never rejects. */
export async function actOn(
  people: ReadonlyMap<string, string>,
  { call, done, notice, changes, link }: PeopleAct,
  client: QueryClient,
): Promise<ActEnd> {
  const all = [...people]
  const results: NamedOutcome[] = []
  let problem: string | undefined
  try {
    for (let start = 0; start < all.length; start += MAX_ACTED_ON) {
      const portion = new Map(all.slice(start, start + MAX_ACTED_ON))
      const answer = await call([...portion.keys()])
      results.push(...answer.results.map((each) => ({ ...each, name: portion.get(each.uid) ?? each.uid })))
    }
  } catch (error) {
    logWarning('Not everybody was reached', error)
    problem = refusalWords(error, 'Não deu certo. Tente de novo.')
  }
  void client.invalidateQueries(changes)
  return {
    words: outcomeWords(done, results),
    reached: results.flatMap(({ uid, name, outcome }) => (outcome === 'done' ? [{ uid, name, notice }] : [])),
    settled: results.filter(({ outcome }) => outcome !== 'failed').map(({ uid }) => uid),
    problem,
    link,
  }
}
