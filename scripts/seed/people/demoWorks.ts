import type { Work } from '../../../domain/src/schemas/people/work.ts'

/** A work as one tells it: the year by how long ago it was. */
export interface ToldWork extends Omit<Work, 'artistId' | 'order' | 'updatedAt' | 'year'> {
  readonly yearsAgo: number
}

/** What artists of the demonstration have written themselves, with media of their own, and not all of it for everybody. */
export const DEMO_WORKS: Readonly<Record<string, readonly ToldWork[]>> = {
  'demo-artista': [
    {
      yearsAgo: 0,
      title: 'Sal na Varanda',
      kind: 'serie',
      role: 'Irene',
      production: 'Varanda Conteúdo',
      links: [],
      mediaIds: ['foto-2'],
      visibility: 'staff',
    },
    {
      yearsAgo: 1,
      title: 'O Auto da Esquina',
      kind: 'teatro',
      role: 'Lavadeira',
      production: 'Teatro de Arena Móvel',
      links: ['https://example.com/critica'],
      mediaIds: ['foto-3', 'foto-4'],
      visibility: 'public',
    },
    {
      yearsAgo: 2,
      title: 'A Casa das Marés',
      kind: 'cinema',
      role: 'Marina',
      production: 'Cais Filmes',
      links: ['https://vimeo.com/1084537'],
      mediaIds: ['video-1'],
      visibility: 'public',
    },
    {
      yearsAgo: 4,
      title: 'Café que abraça',
      kind: 'publicidade',
      role: 'Barista',
      production: 'Grão & Cia.',
      links: [],
      mediaIds: [],
      visibility: 'public',
    },
    {
      yearsAgo: 6,
      title: 'Editorial de inverno',
      kind: 'foto',
      production: 'Revista Lado B',
      links: [],
      mediaIds: ['foto-5'],
      visibility: 'public',
    },
    {
      yearsAgo: 9,
      title: 'Formatura do curso livre',
      kind: 'teatro',
      links: [],
      mediaIds: [],
      visibility: 'private',
    },
  ],
}
