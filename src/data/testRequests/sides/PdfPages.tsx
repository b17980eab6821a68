import { useCallback, useEffect, useRef, useState } from 'react'
import { logWarning } from '../../../lib/log.ts'
import { useLoad } from '../../../lib/loading/useLoad.ts'
import { Button } from '../../../ui/Button.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { Spinner } from '../../../ui/Spinner.tsx'
import { readPrivateFile } from '../../privateFiles/readFile.ts'
import { openSides } from '../calls.ts'
import { type OpenPdf, readPdf } from './readPdf.ts'

/** A page as wide as its place, and wider ones for a phone, on which one moves sideways. */
const ZOOMS = [1, 1.5, 2, 3]

/** The pages of a test's PDF, one below the other, each drawn when it comes near; its code comes when it is opened. */
export default function PdfPages({ testRequestId }: { testRequestId: string }) {
  const load = useCallback(
    async (signal: AbortSignal) => readPdf(await readPrivateFile(await openSides(testRequestId), signal)),
    [testRequestId],
  )
  const loaded = useLoad(load)
  const [zoom, setZoom] = useState(1)
  const pdf = loaded.status === 'ready' ? loaded.data : undefined
  useEffect(() => pdf?.close, [pdf])
  if (loaded.status === 'failed') {
    return <ErrorState title="Não foi possível abrir o PDF" onRetry={loaded.retry} />
  }
  if (pdf === undefined) {
    return (
      <output className="flex items-center gap-2 text-muted">
        <Spinner size="small" /> Abrindo o PDF…
      </output>
    )
  }
  return (
    <>
      <fieldset className="mb-3 flex gap-2">
        <legend className="sr-only">Tamanho das páginas</legend>
        <Button
          variant="secondary"
          size="small"
          disabled={zoom === ZOOMS[0]}
          onClick={() => {
            setZoom(ZOOMS.findLast((each) => each < zoom) ?? zoom)
          }}
        >
          Diminuir
        </Button>
        <Button
          variant="secondary"
          size="small"
          disabled={zoom === ZOOMS.at(-1)}
          onClick={() => {
            setZoom(ZOOMS.find((each) => each > zoom) ?? zoom)
          }}
        >
          Aumentar
        </Button>
      </fieldset>
      <ol aria-label="Páginas" className="flex flex-col gap-4" style={{ width: `${String(zoom * 100)}%` }}>
        {Array.from({ length: pdf.pages }, (_, index) => (
          // Drawn anew in each size, so that letters stay sharp.
          <li key={`${String(index)} ${String(zoom)}`}>
            <Page pdf={pdf} number={index + 1} />
          </li>
        ))}
      </ol>
    </>
  )
}

/** So far below the window a page is drawn already. */
const AHEAD = '600px'

function Page({ pdf, number }: { pdf: OpenPdf; number: number }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [text, setText] = useState('')
  useEffect(() => {
    const element = canvas.current
    if (element === null) return
    let hasBegun = false
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting !== true || hasBegun) return
        hasBegun = true
        const width = Math.max(element.clientWidth, 1) * Math.min(window.devicePixelRatio, 2)
        pdf.draw(number, element, width).then(setText, (error: unknown) => {
          logWarning('A page of a PDF could not be drawn', error)
        })
      },
      { rootMargin: AHEAD },
    )
    observer.observe(element)
    return () => {
      observer.disconnect()
    }
  }, [pdf, number])
  return (
    <>
      <h3 className="mb-1 text-sm text-muted">{`Página ${String(number)} de ${String(pdf.pages)}`}</h3>
      <canvas
        ref={canvas}
        aria-hidden="true"
        className="aspect-[1/1.414] h-auto w-full rounded-control border border-line bg-white"
      />
      <p className="sr-only">{text}</p>
    </>
  )
}
