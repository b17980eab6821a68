/** Computes the md5 of a file piece by piece, so that a phone never holds all of a video in its memory; with its own thread for it. */
import { md5 } from '@noble/hashes/legacy.js'
import type { Md5Message } from './md5.ts'

const PIECE = 4 * 1024 * 1024

function tell(message: Md5Message): void {
  postMessage(message)
}

async function md5Of(file: Blob): Promise<string> {
  const sum = md5.create()
  for (let start = 0; start < file.size; start += PIECE) {
    const piece = file.slice(start, start + PIECE)
    sum.update(new Uint8Array(await piece.arrayBuffer()))
    tell({ fraction: Math.min(1, (start + PIECE) / file.size) })
  }
  return btoa(String.fromCharCode(...sum.digest()))
}

addEventListener('message', ({ data }: MessageEvent<Blob>) => {
  md5Of(data).then(
    (md5) => tell({ md5 }),
    () => tell({ hasFailed: true }),
  )
})
