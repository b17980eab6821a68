/**
 * `npm run clips`: draws the videos of the seed's artists, who turn their heads as in a self-tape, and encodes them in
 * the journeys' Chromium. What it makes lies beside the seed: neither an installation nor a start waits for it.
 */
import { writeFileSync } from 'node:fs'
import { chromium as playwright, type Page } from 'playwright-core'
import sharp from 'sharp'
import { chromium } from '../tests/support/chromium.ts'
import { CLIP, FRAMES, poseAt, smileAt } from './clips/turn.ts'
import { type EncodedFrame, webm } from './clips/webm.ts'
import { CLIPS, clipFile } from './seed/people/clips.ts'
import { seedDay } from './seed/people/records.ts'
import { type Photo, rosterOf } from './seed/people/roster.ts'

const BITS_PER_SECOND = 260_000
const PORTION = 24

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

/** Begins an encoder in the page; what it made waits in the page until it is asked for. */
async function begin(page: Page): Promise<void> {
  await page.evaluate(
    ({ width, height, framesPerSecond, bitrate }) => {
      const made: { data: string; milliseconds: number; isKey: boolean }[] = []
      const encoder = new VideoEncoder({
        output: (chunk) => {
          const bytes = new Uint8Array(chunk.byteLength)
          chunk.copyTo(bytes)
          made.push({
            data: btoa(String.fromCodePoint(...bytes)),
            milliseconds: Math.round(chunk.timestamp / 1000),
            isKey: chunk.type === 'key',
          })
        },
        error: (error) => {
          throw error
        },
      })
      encoder.configure({
        codec: 'vp09.00.31.08',
        width,
        height,
        framerate: framesPerSecond,
        bitrate,
        latencyMode: 'quality',
      })
      const add = async (png: string, index: number): Promise<void> => {
        const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob())
        const frame = new VideoFrame(bitmap, { timestamp: Math.round((index * 1e6) / framesPerSecond) })
        encoder.encode(frame, { keyFrame: index % (framesPerSecond * 2) === 0 })
        frame.close()
        bitmap.close()
      }
      const end = async () => {
        await encoder.flush()
        encoder.close()
        return made
      }
      Object.assign(globalThis, { clip: { add, end } })
    },
    { ...CLIP, bitrate: BITS_PER_SECOND },
  )
}

interface Encoder {
  readonly add: (png: string, index: number) => Promise<void>
  readonly end: () => Promise<{ data: string; milliseconds: number; isKey: boolean }[]>
}
declare const clip: Encoder

async function encode(page: Page, photo: Photo): Promise<EncodedFrame[]> {
  await begin(page)
  for (let from = 0; from < FRAMES; from += PORTION) {
    const count = Math.min(PORTION, FRAMES - from)
    const pictures = await Promise.all(
      Array.from({ length: count }, (_, index) => frameOf(photo, from + index)),
    )
    await page.evaluate(
      async ([all, first]) => {
        for (const [index, png] of all.entries()) await clip.add(png, first + index)
      },
      [pictures, from] as const,
    )
  }
  const made = await page.evaluate(() => clip.end())
  return made.map(({ data, ...frame }) => ({ ...frame, data: Buffer.from(data, 'base64') }))
}

const { photos } = rosterOf(seedDay(new Date()))
const { executablePath, args, env } = await chromium()
const browser = await playwright.launch({ executablePath, args, env })
for (const uid of CLIPS) {
  const photo = photos.find(({ base }) => base === `media/${uid}/foto-1`)
  if (photo === undefined) throw new Error(`Nobody in the roster is ${uid}`)
  const page = await browser.newPage()
  // Browsers encode on secure pages only.
  await page.route('https://clips.test/', (route) => route.fulfill({ contentType: 'text/html', body: '' }))
  await page.goto('https://clips.test/')
  const frames = await encode(page, photo)
  const file = clipFile(uid)
  const made = webm(
    { codec: 'V_VP9', width: CLIP.width, height: CLIP.height, milliseconds: CLIP.seconds * 1000 },
    frames,
  )
  writeFileSync(file, made)
  console.log(`${uid}: ${String(Math.round(made.length / 1000))} kB`)
  await page.close()
}
await browser.close()
