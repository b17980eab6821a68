import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { logWarning } from '../../../lib/log.ts'
import { useAttempt } from '../../../lib/loading/useAttempt.ts'
import { whenIdle } from '../../../lib/loading/whenIdle.ts'
import { useStore } from '../../../lib/store.ts'
import { Button } from '../../../ui/Button.tsx'
import { useVisit } from '../answering/visitContext.ts'
import type * as Code from './book.ts'

type BookCode = typeof Code
type Pictures = Awaited<ReturnType<BookCode['gatherPictures']>>

const loadBook = (): Promise<BookCode> => import('./book.ts')
const NONE: Pictures = new Map()
const NO_PATHS: ReadonlySet<string> = new Set()

/**
 * The room on paper. The button prints the book once its pictures are there; the browser's own menu prints the same book with
 * those that have been seen.
 */
export function PrintRoom() {
  const { addresses } = useVisit()
  const standing = useStore(addresses.standing)
  const [code, setCode] = useState<BookCode>()
  const [pictures, setPictures] = useState(NONE)
  const [isDrawn, setIsDrawn] = useState(false)
  const [missing, setMissing] = useState(NO_PATHS)
  const { isBusy, problem, attempt } = useAttempt({
    logged: 'A room was not printed',
    words: 'Não foi possível preparar a impressão. Verifique sua conexão e tente novamente.',
  })

  useEffect(() => {
    let isGone = false
    whenIdle(() => {
      if (isGone) return
      loadBook().then(setCode, (error: unknown) => {
        logWarning('The code of the book did not come', error)
      })
    })
    // Printing does not wait: the book has to be drawn before this event is over.
    const draw = () => {
      flushSync(() => {
        setIsDrawn(true)
      })
    }
    window.addEventListener('beforeprint', draw)
    return () => {
      isGone = true
      window.removeEventListener('beforeprint', draw)
    }
  }, [])

  async function print(): Promise<void> {
    setMissing(NO_PATHS)
    const book = await loadBook()
    // Paper stays: it is printed of the room as it is now.
    await addresses.renew()
    const now = addresses.standing.current()
    if (now.is !== 'open') return
    const paths = book.roomPictures(now.room)
    const came = await book.gatherPictures(
      paths.filter((path) => !pictures.has(path)),
      addresses,
    )
    const all = new Map([...pictures, ...came])
    flushSync(() => {
      setCode(book)
      setPictures(all)
      setIsDrawn(true)
      setMissing(new Set(paths.filter((path) => !all.has(path))))
    })
    await book.untilDrawn()
    window.print()
  }

  if (standing.is !== 'open' || standing.room.artists.length === 0) return null
  const Book = code?.RoomBook
  return (
    <div className="print:hidden">
      <Button variant="secondary" size="small" busy={isBusy} onClick={() => void attempt(print)}>
        Imprimir
      </Button>
      <output className="ml-3 text-sm text-muted">
        {isBusy ? 'Preparando as fotos…' : missingPhotos(missing.size)}
      </output>
      {problem === undefined ? null : (
        <p role="alert" className="mt-2 text-sm text-danger">
          {problem}
        </p>
      )}
      {Book !== undefined && isDrawn ? (
        <Book
          room={standing.room}
          addressOf={(path) =>
            missing.has(path) ? undefined : (pictures.get(path) ?? addresses.known(path))
          }
        />
      ) : null}
    </div>
  )
}

function missingPhotos(count: number): string {
  if (count === 0) return ''
  return count === 1
    ? 'Uma foto não chegou e ficou de fora. Tente de novo.'
    : `${String(count)} fotos não chegaram e ficaram de fora. Tente de novo.`
}
