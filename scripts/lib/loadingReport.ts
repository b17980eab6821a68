import { table, withSection } from './markdown.ts'

/** Figures of one screen: times in milliseconds, and compressed bytes. */
export interface ScreenFigures {
  readonly name: string
  readonly scripts: number
  readonly bytes: number
  readonly content: number
  readonly worst: number
  /** The time of a page with the same bytes in one script. */
  readonly control?: number
  /** The time of a reload on a fast line, without and with the service worker. */
  readonly warm?: number
  readonly withWorker?: number
}

export interface LoadingMeasurement {
  readonly browser: string
  /** `YYYY-MM-DD`. */
  readonly day: string
  readonly visits: number
  readonly workspace: readonly ScreenFigures[]
  readonly pages: readonly ScreenFigures[]
}

type Before = Pick<ScreenFigures, 'scripts'> & Partial<ScreenFigures>

/** Figures of the commit 620b4844, measured by this script in Chrome/150 on 2026-11-29. */
const BEFORE: Readonly<Record<string, Before>> = {
  feed: { scripts: 285, content: 6770, warm: 770, withWorker: 750 },
  Elenco: { scripts: 287, content: 7330, warm: 740, withWorker: 840 },
  Busca: { scripts: 304, content: 7490, warm: 760, withWorker: 760 },
  board: { scripts: 357, content: 8550, warm: 1240, withWorker: 1260 },
  chat: { scripts: 313, content: 7280, warm: 1020, withWorker: 710 },
  Details: { scripts: 343, content: 7570, warm: 1000, withWorker: 690 },
  '/': { scripts: 75 },
  '/artistas': { scripts: 75 },
  '/{username}': { scripts: 106 },
  '/blog': { scripts: 69 },
  '/blog/{slug}': { scripts: 79 },
  '/casting/{id}': { scripts: 104 },
}

const HEADING = 'Loading on a slow line'

const seconds = (ms: number | undefined): string => (ms === undefined ? '' : `${(ms / 1000).toFixed(2)} s`)

function rowOf({ name, scripts, bytes, content, worst, control, warm, withWorker }: ScreenFigures): string[] {
  const before = BEFORE[name]
  return [
    name,
    before === undefined ? '' : String(before.scripts),
    String(scripts),
    `${(bytes / 1000).toFixed(0)} kB`,
    seconds(before?.content),
    seconds(content),
    seconds(worst),
    seconds(control),
    seconds(before?.warm),
    seconds(warm),
    seconds(before?.withWorker),
    seconds(withWorker),
  ]
}

const HEAD = [
  'Screen',
  'Scripts before',
  'Scripts',
  'Bytes',
  'Content before',
  'Content',
  'Worst',
  'Control',
  'Warm before',
  'Warm',
  'With worker before',
  'With worker',
]

/** Returns docs/performance.md with this measurement in the place of the last one. */
export function loadingReport(measurement: LoadingMeasurement, page: string): string {
  const { browser, day, visits, workspace, pages } = measurement
  const section = `Written by \`npm run loading\`: ${browser}, ${day}, medians of ${String(visits)} visits. Production build on the local Hosting (HTTP/1.1), 1.6 Mbit/s
with 150 ms for each request, an empty cache and no service worker. *Scripts*: requests for script files until the content is there, of
a public page in its first five seconds; a file that is fetched and then imported from the cache counts twice. *Control*: a page of as
many bytes in one script. *Warm*: loaded again on a fast line. *Before*: the commit 620b4844.

${table(HEAD, [...workspace, ...pages].map(rowOf))}
`
  return withSection(page, HEADING, section)
}
