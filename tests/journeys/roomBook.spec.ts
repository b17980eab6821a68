import { ROOM_FACTS } from '@ribalta/domain/proposals/proposal'
import { enterRoom, linkTo } from '../support/browser/enterRoom.ts'
import { expectLoaded } from '../support/browser/expectLoaded.ts'
import { expect, test } from '../support/browser/journey.ts'
import { readPdf } from '../support/browser/readPdf.ts'
import { makeProposal, presentedItem } from '../support/proposals.ts'
import { shownArtist } from '../support/shownArtists.ts'

const LONG = 'Fiz teatro, cinema e publicidade, e gosto de quem dirige com calma. '.repeat(22)
const ROLES = ['Vizinha', 'Síndico', 'Irmão mais novo']
/** How many photos each has: one alone, rows of three and of four, and more than a page holds. */
const PHOTOS = [1, 2, 5, 6, 10, 3, 1, 4, 12, 2, 3, 4]

/** As a browser that prints the address above and below each sheet, where a page leaves it the room. */
const PAPER = {
  preferCSSPageSize: true,
  displayHeaderFooter: true,
  margin: { top: '15mm', right: '15mm', bottom: '15mm', left: '15mm' },
}

const nameOf = (index: number): string => `Artista do Livro ${'ABCDEFGHIJKL'.charAt(index)}`

function bookOfTwelve() {
  return Promise.all(
    PHOTOS.map((photos, index) =>
      shownArtist(
        { artisticName: nameOf(index), heightCm: 160 + index, ...(index % 3 === 0 ? { bio: LONG } : {}) },
        { photos, videos: index === 2 ? 1 : 0 },
      ),
    ),
  )
}

for (const width of [1280, 360]) {
  test(
    `the book of twelve artists, printed in the dark from ${String(width)} px: whole photos, real text, no key`,
    { tag: '@deep' },
    async ({ page }) => {
      await page.addInitScript(() => {
        window.print = () => {
          document.documentElement.dataset['printed'] = 'yes'
        }
      })
      await page.setViewportSize({ width, height: 760 })
      await page.emulateMedia({ colorScheme: 'dark' })
      const artists = await bookOfTwelve()
      const made = await makeProposal(
        artists.map((artist, index) => presentedItem(artist, { role: ROLES[Math.floor(index / 4)] ?? '' })),
        { facts: [...ROOM_FACTS], title: 'Campanha de inverno' },
      )
      await enterRoom(page, made, 'Marina')
      const first = page.getByRole('region', { name: nameOf(0) })
      await first.getByRole('radio', { name: 'Sim' }).check()
      await first.getByLabel('Comentário').fill('Quero rever o teste')
      await page.getByRole('button', { name: 'Imprimir' }).click()
      await expect(page.locator('html')).toHaveAttribute('data-printed', 'yes')

      for (const format of ['A4', 'Letter'] as const) {
        const file = await page.pdf({ ...PAPER, format, printBackground: true })
        const pages = await readPdf(file)
        const text = pages.map((each) => each.text).join('\n')
        for (const [index] of PHOTOS.entries()) expect(text).toContain(nameOf(index))
        expect(text).toContain('Para Produtora Serra')
        expect(text).toContain('Quero rever o teste')
        expect(text).toContain('Vídeos: 1, para ver pelo link')
        expect(text).not.toContain('Enviar respostas')
        expect(pages.length).toBeGreaterThanOrEqual(13)
        expect(pages.length).toBeLessThanOrEqual(20)
        expect(text + JSON.stringify(pages) + file.toString('latin1')).not.toContain(made.key)
        expect(pages.flatMap(({ links }) => links)).toEqual([])

        const pictures = pages.flatMap((each) => each.pictures)
        expect(pictures).toHaveLength(PHOTOS.reduce((sum, count) => sum + count, 0))
        for (const { pixels } of pictures) expect(pixels[0]).toBeGreaterThanOrEqual(1000)
        for (const { width: right, height: top, pictures: printed, text: words } of pages) {
          expect(words.trim() !== '' || printed.length > 0).toBe(true)
          for (const { box } of printed) {
            expect(box[0]).toBeGreaterThan(0)
            expect(box[1]).toBeGreaterThan(0)
            expect(box[2]).toBeLessThan(right)
            expect(box[3]).toBeLessThan(top)
          }
        }
        expect(file.length).toBeLessThan(20_000_000)
      }
    },
  )
}

test(
  'the key is on no sheet of the door or the room, though the browser would print the address',
  {
    tag: '@deep',
  },
  async ({ page }) => {
    const made = await makeProposal([presentedItem(await shownArtist({ artisticName: 'Ana do Livro' }))])
    const printed = async (): Promise<string> => {
      const pages = await readPdf(await page.pdf(PAPER))
      return pages.map(({ text }) => text).join('\n')
    }
    await page.goto(linkTo(made))
    await expect(page.getByRole('heading', { level: 1, name: 'Campanha de inverno' })).toBeVisible()
    const door = await printed()
    expect(door).toContain('Campanha de inverno')
    expect(door).not.toContain(made.key)
    await enterRoom(page, made, 'Marina')
    await expect(page.getByRole('button', { name: 'Imprimir' })).toBeVisible()
    const room = await printed()
    expect(room).toContain('Ana do Livro')
    expect(room).not.toContain(made.key)
  },
)

test(
  'whoever prints by the browser’s menu gets the same book, with the photos that they have seen',
  { tag: '@deep' },
  async ({ page }) => {
    const made = await makeProposal([
      presentedItem(await shownArtist({ artisticName: 'Ana do Livro' }, { photos: 2 })),
      presentedItem(await shownArtist({ artisticName: 'Bia do Livro' }, { photos: 1 })),
    ])
    await enterRoom(page, made, 'Marina')
    await expect(page.getByRole('button', { name: 'Imprimir' })).toBeVisible()
    // Its code comes once nothing else is to do.
    await page.waitForLoadState('networkidle')
    for (const photo of await page.getByRole('main').locator('img').all()) await expectLoaded(photo)
    const pages = await readPdf(await page.pdf(PAPER))
    expect(pages.map(({ text }) => text)).toEqual([
      expect.stringContaining('Para Produtora Serra'),
      expect.stringContaining('Ana do Livro'),
      expect.stringContaining('Bia do Livro'),
    ])
    expect(pages.flatMap(({ pictures }) => pictures)).toHaveLength(3)
  },
)
