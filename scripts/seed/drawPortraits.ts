/** Draws the seed's portraits into the cache, so that the first seed need not wait for them. */
import { pathToFileURL } from 'node:url'
import { type Photo, rosterOf } from './people/roster.ts'
import { seedDay } from './people/records.ts'
import { type DrawnPhoto, fillPortraitCache } from './portraitCache.ts'

/** Fills the cache and says so on the terminal; answers where the photos lie. */
export function drawPortraits(photos: readonly Photo[]): Promise<DrawnPhoto[]> {
  const started = performance.now()
  return fillPortraitCache(photos, (drawn, total) => {
    if (drawn % 50 !== 0 && drawn !== total) return
    const seconds = ((performance.now() - started) / 1000).toFixed(0)
    console.log(`  Retratos: ${String(drawn)} de ${String(total)} desenhados (${seconds} s)`)
  })
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await drawPortraits(rosterOf(seedDay(new Date())).photos)
}
