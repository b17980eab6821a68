import sharp from 'sharp'
import { expect, it } from 'vitest'
import { photo } from '../../testing/mediaFiles.ts'
import { linesOf, textPath, widthOf } from './cardText.ts'
import { drawCard } from './shareCard.ts'

it('a card is a JPEG of 1200 × 630 that messengers take', async () => {
  const card = await drawCard({
    title: 'Ana Conceição Ávila',
    caption: 'Atriz e cantora · Recife, PE',
    brand: 'Ribalta',
    photo: await photo(400, 500),
  })
  const { format, width, height } = await sharp(card).metadata()
  expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 })
  expect(card.length).toBeLessThan(300_000)
})

it('a card shows its title: another title gives another picture', async () => {
  const card = (title: string) => drawCard({ title, caption: 'Blog', brand: 'Ribalta' })
  expect((await card('Um')).equals(await card('Um'))).toBe(true)
  expect((await card('Um')).equals(await card('Outro'))).toBe(false)
})

it('texts that are too long are broken into lines, and the last one ends in an ellipsis', () => {
  const lines = linesOf(
    'Uma história comprida demais para caber inteira num cartão'.repeat(3),
    'display',
    72,
    480,
    3,
  )
  expect(lines).toHaveLength(3)
  expect(lines.at(-1)?.endsWith('…')).toBe(true)
  for (const line of lines) expect(widthOf(line, 'display', 72)).toBeLessThanOrEqual(480)
})

it('every character of Portuguese has a place and an outline', () => {
  const text = 'São Paulo, À vista: “Luz” é ação; João & Zoë — 100% (pão, avó, útil)! Já? Nº 1'
  for (const typeface of ['display', 'text'] as const) {
    expect(widthOf(text, typeface, 32)).toBeGreaterThan(500)
    expect(textPath(text, typeface, { x: 0, y: 0, size: 32, fill: '#000' })).not.toContain('NaN')
  }
})

it('one word longer than the card is cut', () => {
  const [line = ''] = linesOf('a'.repeat(200), 'display', 72, 480, 3)
  expect(widthOf(line, 'display', 72)).toBeLessThanOrEqual(480)
  expect(line.endsWith('…')).toBe(true)
})
