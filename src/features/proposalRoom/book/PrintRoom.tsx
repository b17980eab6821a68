import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { logWarning } from '../../../lib/log.ts'
import { useAttempt } from '../../../lib/loading/useAttempt.ts'
import { whenIdle } from '../../../lib/loading/whenIdle.ts'
import { useStore } from '../../../lib/store.ts'
import { Button } from '../../../ui/Button.tsx'
import { useVisit } from '../answering/visitContext.ts'
import type * as Code from './book.ts'
import type { BookPictures } from './prepareBook.ts'

type BookCode = typeof Code

const NO_PICTURES: BookPictures = { came: new Map(), missing: new Set() }

const loadBook = (): Promise<BookCode> => import('./book.ts')

/**
 * The room on paper. The button prints the book once its pictures are there; the browser's own menu prints the same book with
 * those that have been seen.
 */
export function PrintRoom() {
  const { addresses } = useVisit()
  const standing = useStore(addresses.standing)
  const [code, setCode] = useState<BookCode>()
  const [pictures, setPictures] = useState<BookPictures>(NO_PICTURES)
  const [isDrawn, setIsDrawn] = useState(false)
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
    const book = await loadBook()
    const prepared = await book.prepareBook(addresses, pictures)
    if (prepared === undefined) return
    flushSync(() => {
      setCode(book)
      setPictures(prepared)
      setIsDrawn(true)
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
        {isBusy ? 'Preparando as fotos…' : missingPhotos(pictures.missing.size)}
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
            pictures.missing.has(path) ? undefined : (pictures.came.get(path) ?? addresses.known(path))
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
