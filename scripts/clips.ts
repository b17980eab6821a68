/**
 * `npm run clips`: draws the videos of the seed's artists, who turn their heads as in a self-tape, and encodes them in
 * the journeys' Chromium. What it makes lies beside the seed: neither an installation nor a start waits for it.
 */
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type * as MediabunnyLibrary from 'mediabunny'
import { chromium as playwright, type Page } from 'playwright-core'
import sharp from 'sharp'
import { chromium } from '../tests/support/browser/chromium.ts'
import { CLIP, FRAMES, poseAt, smileAt } from './clips/turn.ts'
import { CLIPS, clipFile } from './seed/people/clips.ts'
import { seedDay } from './seed/people/records.ts'
import { type Photo, rosterOf } from './seed/people/roster.ts'

const BITS_PER_SECOND = 260_000
const PORTION = 24
const MEDIABUNNY = fileURLToPath(
  new URL('../node_modules/mediabunny/dist/bundles/mediabunny.min.cjs', import.meta.url),
)

async function frameOf({ look, shot }: Photo, frame: number): Promise<string> {
  const smile = smileAt(frame)
  const face = sharp(Buffer.from(poseAt(look, shot, frame, smile === 1 ? 'smile' : 'calm'))).removeAlpha()
  if (smile === 0 || smile === 1)
    return (await face.png({ compressionLevel: 1 }).toBuffer()).toString('base64')
  const smiling = sharp(Buffer.from(poseAt(look, shot, frame, 'smile'))).ensureAlpha(smile)
  const both = await face
    .composite([{ input: await smiling.png().toBuffer() }])
    .png({ compressionLevel: 1 })
    .toBuffer()
  return both.toString('base64')
}

/** What `begin` leaves in the page. */
interface Recorder {
  readonly add: (png: string, index: number) => Promise<void>
  /** The whole file, byte by byte. */
  readonly end: () => Promise<number[]>
}
declare const recorder: Recorder
declare const Mediabunny: typeof MediabunnyLibrary

/** Begins a WebM file in the page. */
async function begin(page: Page): Promise<void> {
  await page.addScriptTag({ path: MEDIABUNNY })
  await page.evaluate(
    async ({ framesPerSecond, bitrate }) => {
      const target = new Mediabunny.BufferTarget()
      const output = new Mediabunny.Output({ format: new Mediabunny.WebMOutputFormat(), target })
      const pictures = new Mediabunny.VideoSampleSource({
        codec: 'vp9',
        quality: new Mediabunny.Quality({ bitrate }),
        keyFrameInterval: 2,
        latencyMode: 'quality',
      })
      output.addVideoTrack(pictures, { frameRate: framesPerSecond })
      await output.start()
      const add = async (png: string, index: number): Promise<void> => {
        const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob())
        const sample = new Mediabunny.VideoSample(bitmap, {
          timestamp: index / framesPerSecond,
          duration: 1 / framesPerSecond,
        })
        await pictures.add(sample)
        sample.close()
        bitmap.close()
      }
      const end = async (): Promise<number[]> => {
        await output.finalize()
        return Array.from(new Uint8Array(target.buffer ?? []))
      }
      Object.assign(globalThis, { recorder: { add, end } })
    },
    { framesPerSecond: CLIP.framesPerSecond, bitrate: BITS_PER_SECOND },
  )
}

async function record(page: Page, photo: Photo): Promise<Buffer> {
  await begin(page)
  for (let from = 0; from < FRAMES; from += PORTION) {
    const count = Math.min(PORTION, FRAMES - from)
    const pictures = await Promise.all(
      Array.from({ length: count }, (_, index) => frameOf(photo, from + index)),
    )
    await page.evaluate(
      async ([all, first]) => {
        for (const [index, png] of all.entries()) await recorder.add(png, first + index)
      },
      [pictures, from] as const,
    )
  }
  return Buffer.from(await page.evaluate(() => recorder.end()))
}

const { photos } = rosterOf(seedDay(new Date()))
const browser = await playwright.launch(await chromium())
for (const uid of CLIPS) {
  const photo = photos.find(({ base }) => base === `media/${uid}/foto-1`)
  if (photo === undefined) throw new Error(`Nobody in the roster is ${uid}`)
  const page = await browser.newPage()
  // Browsers encode on secure pages only.
  await page.route('https://clips.test/', (route) => route.fulfill({ contentType: 'text/html', body: '' }))
  await page.goto('https://clips.test/')
  const made = await record(page, photo)
  writeFileSync(clipFile(uid), made)
  console.log(`${uid}: ${String(Math.round(made.length / 1000))} kB`)
  await page.close()
}
await browser.close()
