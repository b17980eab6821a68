import { describe, expect, it } from 'vitest'
import type { PublicArtist } from '../../data/artists/artists.ts'
import { listAnnouncement } from './announcement.ts'

const artist: PublicArtist = {
  id: 'a',
  artisticName: 'Ana',
  username: 'ana',
  media: [],
  classes: [],
  skills: [],
  nameKey: 'ana',
  publishedAt: { seconds: 1, nanoseconds: 0 },
}
const ready = { status: 'idle', hasStarted: true, hasMore: false, lastFound: 0, artists: [] } as const

describe('listAnnouncement', () => {
  it('counts what is on the page and says whether there is more', () => {
    expect(listAnnouncement({ ...ready, artists: [artist] })).toBe('Mostrando 1 artista')
    expect(listAnnouncement({ ...ready, artists: [artist, artist], hasMore: true })).toBe(
      'Mostrando 2 artistas, há mais',
    )
  })

  it('says that nobody was found only at the end of the list', () => {
    expect(listAnnouncement(ready)).toBe('Nenhum resultado')
    expect(listAnnouncement({ ...ready, hasMore: true })).toBe('Ninguém até aqui')
  })

  it('says nothing of its own while a first page loads or has failed', () => {
    expect(listAnnouncement({ ...ready, hasStarted: false, status: 'loading' })).toBe('Buscando artistas…')
    expect(listAnnouncement({ ...ready, hasStarted: false, status: 'failed' })).toBe('')
  })
})
