/** By pdfjs-dist, for browsers of the last years, too: phones show no PDF within a page. */
import { getDocument, GlobalWorkerOptions, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
// oxlint-disable-next-line import/default -- Vite gives the address of the file
import workerAddress from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url'

GlobalWorkerOptions.workerSrc = workerAddress

export interface OpenPdf {
  readonly pages: number
  /** Draws a page, from 1, as wide as the canvas is asked to be; resolves to what is written on it. */
  readonly draw: (page: number, canvas: HTMLCanvasElement, width: number) => Promise<string>
  readonly close: () => void
}

/** Reads a PDF. Rejects where it is none. */
export async function readPdf(file: Blob): Promise<OpenPdf> {
  const task = getDocument({ data: new Uint8Array(await file.arrayBuffer()) })
  const pdf = await task.promise
  return {
    pages: pdf.numPages,
    draw: (number, canvas, width) => drawPage(pdf, number, canvas, width),
    close: () => void task.destroy(),
  }
}

async function drawPage(
  pdf: PDFDocumentProxy,
  number: number,
  canvas: HTMLCanvasElement,
  width: number,
): Promise<string> {
  const page = await pdf.getPage(number)
  const scale = width / page.getViewport({ scale: 1 }).width
  const viewport = page.getViewport({ scale })
  canvas.width = Math.floor(viewport.width)
  canvas.height = Math.floor(viewport.height)
  await page.render({ canvas, viewport }).promise
  const { items } = await page.getTextContent()
  return items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('')
}
