import type { Work } from '@ribalta/domain/schemas/people/work'
import { WORK_KINDS } from '@ribalta/domain/people/work'
import { optionalNumber, optionalText, textField, textList } from '../rest/fields.ts'
import { readPublicQuery } from '../rest/publicQuery.ts'
import type { RunQuery } from '../artists/artists.ts'
import type { RestDocument } from '../rest/documents.ts'

/** As many as a list may ask for; an artist's page shows what there is. */
const MOST = 50

/** A work as an artist's page shows it. */
export interface PublicWork {
  readonly id: string
  readonly title: string
  readonly year: number
  readonly kind: Work['kind']
  readonly role: string | undefined
  readonly production: string | undefined
  readonly links: readonly string[]
}

/** Only addresses that a browser opens as pages: a link of somebody's must never run as a script here. */
function isWebAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)
}

/** Undefined where what every line needs is missing. */
export function decodeWork({ id, data }: RestDocument): PublicWork | undefined {
  const title = textField(data, 'title')
  const year = optionalNumber(data, 'year')
  if (title === '' || year === undefined) return undefined
  return {
    id,
    title,
    year,
    kind: WORK_KINDS.find((kind) => kind === data['kind']) ?? 'outro',
    role: optionalText(data, 'role'),
    production: optionalText(data, 'production'),
    links: textList(data, 'links').filter(isWebAddress),
  }
}

/** What a published artist lets everybody see of their works, in the artist's own order. */
export async function readPublicWorks(
  artistId: string,
  signal?: AbortSignal,
  runQuery: RunQuery = readPublicQuery,
): Promise<PublicWork[]> {
  const documents = await runQuery(
    {
      collection: 'works',
      where: [
        ['artistId', '==', artistId],
        ['visibility', '==', 'public'],
      ],
      orderBy: [['order', 'asc']],
      limit: MOST,
    },
    signal,
  )
  return documents.flatMap((document) => decodeWork(document) ?? [])
}
