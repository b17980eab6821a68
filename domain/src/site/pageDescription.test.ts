import { expect, it } from 'vitest'
import { captionOfArtist, describeArtist, describeCasting } from './pageDescription.ts'

const ANA = { artisticName: 'Ana Ávila', city: 'Recife', uf: 'PE', bio: 'Vinte anos de palco.' }

it('an artist is described by name, classes, place and the beginning of the presentation', () => {
  expect(describeArtist(ANA, ['Atriz', 'Cantora'])).toBe(
    'Ana Ávila, atriz e cantora, Recife, PE. Vinte anos de palco.',
  )
})

it('what an artist left empty leaves no holes', () => {
  expect(describeArtist({ artisticName: 'Ana' }, [])).toBe('Ana, artista.')
  expect(captionOfArtist({ uf: 'PE' }, [])).toBe('Artista · PE')
})

it('a casting is described by kind, place and who is looked for', () => {
  const casting = { kind: 'cinema', city: 'Olinda', uf: 'PE', description: 'Longa sobre o frevo.' } as const
  expect(describeCasting(casting, ['Passista', 'Maestro'])).toBe(
    'Cinema em Olinda, PE. Procuramos: Passista, Maestro. Longa sobre o frevo.',
  )
})
