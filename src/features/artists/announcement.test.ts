import { describe, expect, it } from 'vitest'
import { listAnnouncement } from './announcement.ts'

const ready = { status: 'idle', hasStarted: true, hasMore: false, lastFound: 0, items: [] } as const

describe('listAnnouncement', () => {
  it('counts what is on the page and says whether there is more', () => {
    expect(listAnnouncement({ ...ready, items: ['ana'] })).toBe('Mostrando 1 artista')
    expect(listAnnouncement({ ...ready, items: ['ana', 'bia'], hasMore: true })).toBe(
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
