import { createHash } from 'node:crypto'
import type { JSHandle, Page } from '@playwright/test'
import { NullTarget } from 'mediabunny'
import { remux } from '../../../src/data/recordings/remux.ts'
import { expect } from './journey.ts'

export const studio = (page: Page) => page.getByRole('dialog')
export const takesOn = (page: Page) => page.getByRole('list', { name: 'Seus takes' }).getByRole('article')

/** Opens the studio, until there is a picture. */
export async function openStudio(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Gravar', exact: true }).click()
  await expect(studio(page).getByRole('button', { name: 'Gravar', exact: true })).toBeEnabled()
}

/** Records from now on as soon as it is asked to; the studio is open. */
export async function withoutCountdown(page: Page): Promise<void> {
  const settings = studio(page).getByRole('button', { name: 'Ajustes' })
  if (await settings.isVisible()) await settings.click()
  await studio(page).getByLabel('Contagem').selectOption('Sem contagem')
}

/** Records until the clock shows so many seconds; the studio is open. */
export async function recordFor(page: Page, seconds: number): Promise<void> {
  await studio(page).getByRole('button', { name: 'Gravar', exact: true }).click()
  const clock = studio(page).getByRole('timer', { name: 'Tempo de gravação' })
  await expect
    .poll(async () => Number((await clock.textContent())?.slice(3, 5)))
    .toBeGreaterThanOrEqual(seconds)
}

/** The page ends as it does when a phone's battery is empty: nothing of it runs any more. */
export async function kill(page: Page): Promise<void> {
  const crashed = page.waitForEvent('crash')
  const devtools = await page.context().newCDPSession(page)
  // It does not live to answer.
  devtools.send('Page.crash').catch(() => undefined)
  await crashed
  await page.close()
}

/** What was recorded for a test in the browser's own folder, the latest last; the recording that runs is among it. */
function filesOnDevice(page: Page, testRequestId: string): Promise<JSHandle<File[]>> {
  return page.evaluateHandle(async (test) => {
    const root = await navigator.storage.getDirectory()
    const folder = await root.getDirectoryHandle('ribalta-recordings')
    const files: File[] = []
    for await (const [name, handle] of folder.entries()) {
      if (name.includes(`~${test}~`) && handle instanceof FileSystemFileHandle)
        files.push(await handle.getFile())
    }
    return files.sort((one, other) => one.lastModified - other.lastModified)
  }, testRequestId)
}

/** The recording that a browser without a folder of its own keeps in a database. */
function filesInDatabase(page: Page): Promise<JSHandle<File[]>> {
  return page.evaluateHandle(async (name) => {
    // Whoever opened it before the first piece would make it, without the place that pieces have in it.
    const known = await indexedDB.databases()
    if (known.every((database) => database.name !== name)) return []
    function resultOf<T>(request: IDBRequest<T>): Promise<T> {
      return new Promise((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result))
        request.addEventListener('error', () => reject(request.error ?? new Error('No answer')))
      })
    }
    const database = await resultOf(indexedDB.open(name))
    const pieces = await resultOf<unknown[]>(database.transaction('pieces').objectStore('pieces').getAll())
    database.close()
    return [
      new File(
        pieces.filter((piece) => piece instanceof Blob),
        name,
      ),
    ]
  }, 'ribalta-recordings')
}

async function contentsOf(files: JSHandle<File[]>): Promise<Buffer<ArrayBuffer>[]> {
  const contents = await files.evaluate((all) =>
    Promise.all(
      all.map(async (file) => {
        const bytes = new Uint8Array(await file.arrayBuffer())
        let text = ''
        for (let at = 0; at < bytes.length; at += 8192) {
          text += String.fromCharCode(...bytes.subarray(at, at + 8192))
        }
        return btoa(text)
      }),
    ),
  )
  return contents.map((content) => Buffer.from(content, 'base64'))
}

/** The md5 of each take that was recorded on the device, as the store says it of an object. */
export async function sumsOnDevice(page: Page, testRequestId: string): Promise<string[]> {
  const contents = await contentsOf(await filesOnDevice(page, testRequestId))
  return contents.map((content) => createHash('md5').update(content).digest('base64'))
}

/** How many seconds there are to be shown of the latest recording. */
async function secondsOf(files: JSHandle<File[]>): Promise<number> {
  const latest = (await contentsOf(files)).at(-1)
  if (latest === undefined) return 0
  try {
    // As Chromium records.
    return await remux(new Blob([latest]), 'video/mp4', new NullTarget())
  } catch {
    // It begins with a head, and no picture.
    return 0
  }
}

/** How many seconds of the recording that runs are kept, which are found again when its page dies: fewer than the clock shows. */
export async function secondsOnDevice(page: Page, testRequestId: string): Promise<number> {
  return secondsOf(await filesOnDevice(page, testRequestId))
}

/** The same, in a browser without a folder of its own. */
export async function secondsInDatabase(page: Page): Promise<number> {
  return secondsOf(await filesInDatabase(page))
}

/** How many recordings of a test hold something by now. */
export async function recordingsOnDevice(page: Page, testRequestId: string): Promise<number> {
  const files = await filesOnDevice(page, testRequestId)
  return files.evaluate((all) => all.filter(({ size }) => size > 0).length)
}

/** How long a video says it is, and where it is after it was asked to go to a second. */
export async function playedAt(
  page: Page,
  name: string,
  second: number,
): Promise<{ seconds: number; at: number }> {
  return page.locator(`video[aria-label="${name}"]`).evaluate(async (video, to) => {
    if (!(video instanceof HTMLVideoElement)) throw new Error('This is no video')
    if (video.readyState === 0)
      await new Promise((resolve) => video.addEventListener('loadedmetadata', resolve))
    const sought = new Promise((resolve) => video.addEventListener('seeked', resolve))
    video.currentTime = to
    await sought
    return { seconds: video.duration, at: video.currentTime }
  }, second)
}
