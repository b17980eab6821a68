import { UNDO_MS } from '@ribalta/domain/notices/topics'
import type { RequestTestsInput } from '@ribalta/domain/schemas/screenTests/testRequest'
import type { QueryClient } from '@tanstack/react-query'
import { formatList } from '../../lib/formats/formatList.ts'
import { logWarning } from '../../lib/log.ts'
import { hurdleWords, people as peopleWords } from '../../lib/words/actWords.ts'
import { refusalWords } from '../../lib/words/refusalWords.ts'
import { toast } from '../../ui/toast/toastStore.ts'
import { currentScreen, keepUndo } from '../../ui/undo/undo.ts'
import { boardReads } from '../board/ofPerson.ts'
import type { ActEnd } from '../roster/actOn.ts'
import { changeTest, requestTests } from './calls.ts'
import { testReads } from './queries.ts'

/** How asking for tests ended: all were asked, or nobody was, with why and through whom. */
export type AskEnd =
  | { readonly isAsked: true; readonly end: ActEnd }
  | { readonly isAsked: false; readonly problem: string; readonly inTheWay: readonly string[] }

export interface AskTools {
  readonly client: QueryClient
  /** Names by uid. */
  readonly nameOf: ReadonlyMap<string, string>
  /** When the request was first sent, in milliseconds: the server may have had it then, although its answer was lost. */
  readonly sentAt: number
}

/**
 * Asks people for a test, and keeps the way back: whoever is cancelled within the minute is never told, and stands on the board where they
 * stood. Never rejects.
 */
export async function askTests(input: RequestTestsInput, tools: AskTools): Promise<AskEnd> {
  const { client, nameOf, sentAt } = tools
  const screen = currentScreen()
  const named = (uid: string): string => nameOf.get(uid) ?? 'Artista'
  try {
    const { asked, hurdles } = await requestTests(input)
    if (hurdles.length > 0) {
      const problem = hurdleWords(hurdles.map((each) => ({ ...each, name: named(each.uid) })))
      return { isAsked: false, problem, inTheWay: hurdles.map(({ uid }) => uid) }
    }
    readAnew(client)
    const what = `Teste pedido a ${onlyOr(asked.map(({ uid }) => named(uid)))}`
    const undo = keepUndo({
      what,
      undo: () => void cancel(asked, tools),
      until: sentAt + UNDO_MS,
      castingId: input.castingId,
      screen,
    })
    const { title, deadline } = input.form
    return {
      isAsked: true,
      end: {
        words: [`${what}.`],
        whileUndoable: 'O aviso sai em um minuto. Até lá dá para desfazer sem que ninguém saiba.',
        reached: asked.map(({ uid, testRequestId }) => ({
          uid,
          name: named(uid),
          notice: { kind: 'testAsked', title, testRequestId, deadline },
        })),
        settled: asked.map(({ uid }) => uid),
        problem: undefined,
        undo,
      },
    }
  } catch (error) {
    logWarning('Nobody was asked for a test', error)
    const lost = 'O servidor não respondeu. O que você escreveu continua aqui: tente de novo.'
    return { isAsked: false, problem: refusalWords(error, lost), inTheWay: [] }
  }
}

/** The name of one, the number of many. */
function onlyOr(names: readonly string[]): string {
  const [only] = names
  return only !== undefined && names.length === 1 ? only : peopleWords(names.length)
}

function readAnew(client: QueryClient): void {
  void client.invalidateQueries(testReads)
  void client.invalidateQueries(boardReads)
}

interface Asked {
  readonly uid: string
  readonly testRequestId: string
}

async function cancel(asked: readonly Asked[], { client, nameOf }: AskTools): Promise<void> {
  const ended = await Promise.all(
    asked.map(async ({ uid, testRequestId }) => {
      try {
        await changeTest({ testRequestId, to: 'cancelled' })
        return { uid, isCancelled: true }
      } catch (error) {
        logWarning('A test was not cancelled', error)
        return { uid, isCancelled: false }
      }
    }),
  )
  readAnew(client)
  const left = ended.filter(({ isCancelled }) => !isCancelled).map(({ uid }) => nameOf.get(uid) ?? 'Artista')
  if (left.length > 0) {
    const description = `Não deu para cancelar o teste de ${formatList(left)}. Abra o teste e veja como ele está.`
    toast({ variant: 'destructive', title: 'Não foi desfeito', description })
  } else
    toast({
      title: 'Desfeito',
      description: `Teste cancelado: ${onlyOr(asked.map(({ uid }) => nameOf.get(uid) ?? 'Artista'))}`,
    })
}
