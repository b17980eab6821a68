import { dateToInstant } from '@ribalta/domain/instant'
import { FACTS_AT_FIRST, MAX_PRESENTED, MEDIA_AT_FIRST } from '@ribalta/domain/proposals/proposal'
import type { ProfileMedia } from '@ribalta/domain/schemas/media/media'
import type { Proposal } from '@ribalta/domain/schemas/proposals/proposal'
import { expect, it } from 'vitest'
import { asSaved, emptyProposal, newItem, proposalValuesSchema, toValues } from './proposalForm.ts'

const NOW = new Date('2026-11-01T12:00:00Z')
const NEW = { ...emptyProposal(NOW), title: 'Café da manhã' }
const TAKE = { testRequestId: 'teste', takeId: 'take', bytes: 7, seconds: 3 }
const ITEM = { artistId: 'ana', role: 'Mãe', media: ['b', 'a'], takes: [TAKE] }

const photo = (id: string): ProfileMedia => ({
  id,
  kind: 'image',
  base: `media/ana/${id}`,
  widths: [320],
  width: 4,
  height: 5,
  placeholder: '#336699',
})

it('a new one begins with a week and the usual facts', () => {
  expect(NEW.deadline).toBe('2026-11-08T09:00')
  expect(NEW.facts).toEqual(FACTS_AT_FIRST)
})

it('what is typed is sent with the deadline of São Paulo, and takes by their ids alone', () => {
  const sent = proposalValuesSchema.parse({ ...NEW, title: ' Café ', items: [ITEM] })
  expect(sent.title).toBe('Café')
  expect(sent.deadline).toEqual(dateToInstant(new Date('2026-11-08T12:00:00Z')))
  expect(sent.items[0]).toEqual({
    artistId: 'ana',
    role: 'Mãe',
    media: ['b', 'a'],
    takes: [{ testRequestId: 'teste', takeId: 'take' }],
  })
})

it.each([
  ['title', { title: ' ' }, 'Título: informe ao menos 2 caracteres.'],
  ['deadline', { deadline: '' }, 'Informe o dia e a hora do prazo.'],
  [
    'items',
    {
      items: Array.from({ length: MAX_PRESENTED + 1 }, (_, place) => ({ ...ITEM, artistId: String(place) })),
    },
    `No máximo ${String(MAX_PRESENTED)} artistas por proposta.`,
  ],
] as const)('what is wrong with %s is said there', (field, typed, message) => {
  const { error } = proposalValuesSchema.safeParse({ ...NEW, ...typed })
  expect(error?.issues).toMatchObject([{ path: [field], message }])
})

it('a stored one comes back as it was typed, its roles together', () => {
  const at = dateToInstant(NOW)
  const second = { artistId: 'bia', role: 'Pai', media: [], takes: [] }
  const third = { artistId: 'caio', role: 'Mãe', media: [], takes: [], roleId: 'papel' }
  const stored: Proposal = {
    ...asSaved({ ...NEW, items: [ITEM, second, third] }, new Map()),
    people: [],
    status: 'draft',
    version: 1,
    keyVersion: 0,
    openedBy: 0,
    answeredBy: 0,
    createdBy: 'eu',
    createdAt: at,
    updatedAt: at,
  }
  const { roleId, ...shown } = third
  expect(roleId).toBe('papel')
  expect(toValues(stored)).toEqual({ ...NEW, items: [ITEM, shown, second] })
})

it('somebody new brings the first photos and videos that can be shown', () => {
  const unready: ProfileMedia = {
    id: 'video',
    kind: 'video',
    base: 'media/ana/video',
    extension: 'mp4',
    bytes: 9,
    state: 'preparing',
  }
  const photos = Array.from({ length: MEDIA_AT_FIRST + 2 }, (_, place) => photo(String(place)))
  const { media, role, takes } = newItem('ana', { media: [unready, ...photos] })
  expect(media).toEqual(photos.slice(0, MEDIA_AT_FIRST).map(({ id }) => id))
  expect({ role, takes }).toEqual({ role: '', takes: [] })
})
