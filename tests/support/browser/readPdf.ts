import { getDocument, OPS, Util } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** A picture on a page: how many pixels it has, and its place in points from the lower left corner. */
export interface PrintedPicture {
  readonly pixels: readonly [width: number, height: number]
  readonly box: readonly [left: number, bottom: number, right: number, top: number]
}

export interface PrintedPage {
  readonly width: number
  readonly height: number
  readonly text: string
  readonly pictures: readonly PrintedPicture[]
  /** What it leads to. */
  readonly links: readonly unknown[]
}

type Matrix = [number, number, number, number, number, number]
const isMatrix = (value: unknown): value is Matrix =>
  Array.isArray(value) && value.length === 6 && value.every((each) => typeof each === 'number')

function place([a, b, c, d, e, f]: Matrix): PrintedPicture['box'] {
  const [xs, ys] = [
    [e, e + a, e + c, e + a + c],
    [f, f + b, f + d, f + b + d],
  ]
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
}

/** The pictures that a page's operators paint. */
function picturesOf({ fnArray, argsArray }: { fnArray: number[]; argsArray: unknown[] }): PrintedPicture[] {
  const pictures: PrintedPicture[] = []
  const kept: Matrix[] = []
  let now: Matrix = [1, 0, 0, 1, 0, 0]
  for (const [index, operator] of fnArray.entries()) {
    const args = argsArray[index]
    const list: readonly unknown[] = Array.isArray(args) ? args : Object.values(args ?? {})
    if (operator === OPS.save) kept.push(now)
    else if (operator === OPS.restore) now = kept.pop() ?? now
    else if (operator === OPS.transform && isMatrix(list)) {
      const next: unknown = Util.transform(now, list)
      if (isMatrix(next)) now = next
    } else if (operator === OPS.paintImageXObject) {
      pictures.push({ pixels: [Number(list[1]), Number(list[2])], box: place(now) })
    }
  }
  return pictures
}

/** What is on each page of a PDF. */
export async function readPdf(file: Uint8Array): Promise<readonly PrintedPage[]> {
  const loading = getDocument({ data: Uint8Array.from(file), verbosity: 0 })
  const book = await loading.promise
  const pages = await Promise.all(
    Array.from({ length: book.numPages }, async (_, index): Promise<PrintedPage> => {
      const page = await book.getPage(index + 1)
      const [content, operators, links] = await Promise.all([
        page.getTextContent(),
        page.getOperatorList(),
        page.getAnnotations(),
      ])
      const { width, height } = page.getViewport({ scale: 1 })
      const text = content.items.map((item) => ('str' in item ? item.str : '')).join(' ')
      return { width, height, text, pictures: picturesOf(operators), links }
    }),
  )
  await loading.destroy()
  return pages
}
