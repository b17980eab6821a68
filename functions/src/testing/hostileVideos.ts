import type { ProfileVideo } from '@ribalta/domain/schemas/media/media'
import { isoBox } from '@ribalta/domain/testing/isoBox'
import { boxesOf, inIndex, withBox } from './isoBoxes.ts'
import { appleMeta, PLACE, placeAtom, realVideo, SECRET, WEBM_TAGS } from './videoFiles.ts'

export interface HostileVideo {
  readonly name: string
  readonly extension: ProfileVideo['extension']
  readonly bytes: Buffer
}

const PAGE = Buffer.from(`<!doctype html><script>alert('${SECRET}')</script>`)
const SCRIPT = Buffer.from(`*/=1;alert('${SECRET}')//`)
const ARCHIVE = Buffer.from(`PK\u0003\u0004${SECRET}PK\u0005\u0006`, 'latin1')

/** Videos as somebody sends them who means no good, or whose phone tells too much: each is refused or comes out clean. */
export async function hostileVideos(): Promise<readonly HostileVideo[]> {
  const [last, first, fragments, mov, webm] = [
    await realVideo('mp4', { layout: 'index last', hasSound: true }),
    await realVideo('mp4', { layout: 'index first' }),
    await realVideo('mp4', { layout: 'fragments' }),
    await realVideo('mov', { layout: 'index last' }),
    await realVideo('webm', {}),
  ]
  return [
    ...cutShort({ last, first, fragments, webm }),
    ...telling(last, mov, webm, await realVideo('webm', { tags: WEBM_TAGS })),
    ...lyingBoxes(last, first, fragments),
    ...lyingTables(last),
    ...lyingWebm(webm),
  ]
}

const iso = (name: string, bytes: Buffer): HostileVideo => ({ name, extension: 'mp4', bytes })

function cutShort(whole: Readonly<Record<'last' | 'first' | 'fragments' | 'webm', Buffer>>): HostileVideo[] {
  return Object.entries(whole).flatMap(([kind, bytes]) =>
    [0.1, 0.5, 0.98].map((part) => ({
      name: `${kind}, ${String(part * 100)} % of it`,
      extension: kind === 'webm' ? ('webm' as const) : ('mp4' as const),
      bytes: bytes.subarray(0, Math.floor(bytes.length * part)),
    })),
  )
}

function telling(last: Buffer, mov: Buffer, webm: Buffer, tagged: Buffer): HostileVideo[] {
  const behind = ([what, more]: readonly [string, Buffer]): HostileVideo[] => [
    iso(`MP4 with ${what} behind its end`, Buffer.concat([last, more])),
    { name: `MOV with ${what} behind its end`, extension: 'mov', bytes: Buffer.concat([mov, more]) },
    { name: `WebM with ${what} behind its end`, extension: 'webm', bytes: Buffer.concat([webm, more]) },
  ]
  const kinds = [
    ['a page', PAGE],
    ['a script', SCRIPT],
    ['an archive', ARCHIVE],
  ] as const
  return [
    ...kinds.flatMap(behind),
    iso('MP4 with a place in udta', inIndex(last, placeAtom())),
    iso('MP4 with a place in moov/meta', inIndex(last, appleMeta())),
    { name: 'MOV with a place in moov/meta', extension: 'mov', bytes: inIndex(mov, appleMeta()) },
    { name: 'WebM with a place in its tags', extension: 'webm', bytes: tagged },
    iso(
      'MP4 with XMP in a uuid box',
      Buffer.concat([last, isoBox('uuid', Buffer.alloc(16, 7), Buffer.from(PLACE))]),
    ),
    iso('MP4 with text in a free box', Buffer.concat([last, isoBox('free', PAGE)])),
    iso('MP4 with a second index', Buffer.concat([last, isoBox('moov', placeAtom())])),
  ]
}

const MOST = 0xff_ff_ff_ff

function sized(file: Buffer, type: string, size: number): Buffer {
  const start = boxesOf(file).find((each) => each.type === type)?.start
  if (start === undefined) throw new Error(`There is no ${type}`)
  const copy = Buffer.from(file)
  copy.writeUInt32BE(size, start)
  return copy
}

function largeSized(file: Buffer, type: string, size: bigint): Buffer {
  const copy = sized(file, type, 1)
  const { start } = boxesOf(file).find((each) => each.type === type) ?? { start: 0 }
  copy.writeBigUInt64BE(size, start + 8)
  return copy
}

function nested(depth: number): Uint8Array {
  let inner: Uint8Array = Buffer.alloc(0)
  for (let level = 0; level < depth; level += 1) inner = isoBox('moov', inner)
  return inner
}

function lyingBoxes(last: Buffer, first: Buffer, fragments: Buffer): HostileVideo[] {
  const ftyp = last.subarray(0, boxesOf(last)[0]?.end)
  const other = Buffer.from(first)
  other.write('quack', 8, 'latin1')
  return [
    iso('an index of no size', sized(first, 'moov', 0)),
    iso('an index of seven bytes', sized(first, 'moov', 7)),
    iso('an index larger than the file', sized(first, 'moov', MOST)),
    iso('an index that ends within a box', sized(first, 'moov', 200)),
    iso('an index that overlaps the data', sized(first, 'moov', 4000)),
    iso('data of 2^63 bytes', largeSized(first, 'moov', 2n ** 63n)),
    iso('data of a size below zero', largeSized(first, 'moov', 2n ** 64n - 1n)),
    iso('a 64-bit size of nothing', largeSized(first, 'moov', 0n)),
    iso('boxes of no size for ever', Buffer.concat([ftyp, Buffer.alloc(1024 * 1024)])),
    iso('boxes in boxes, two thousand deep', Buffer.concat([ftyp, nested(2000)])),
    iso(
      'a hundred thousand empty boxes',
      Buffer.concat([ftyp, Buffer.concat(Array.from({ length: 100_000 }, () => isoBox('free')))]),
    ),
    iso(
      'no track',
      Buffer.concat([
        ftyp,
        isoBox('moov', isoBox('mvhd', Buffer.alloc(100))),
        isoBox('mdat', Buffer.alloc(64)),
      ]),
    ),
    iso('an empty track', Buffer.concat([ftyp, isoBox('moov', isoBox('trak'), isoBox('trak'))])),
    iso('a hundred tracks that are one', inIndex(last, ...Array.from({ length: 100 }, () => trackOf(last)))),
    iso('an unknown brand', other),
    iso(
      'noise behind a beginning',
      Buffer.concat([ftyp, Buffer.from(Array.from({ length: 4096 }, (_, index) => (index * 73) % 256))]),
    ),
    iso(
      'a fragment of countless samples',
      withBox(fragments, 'trun', (copy, at) => copy.writeUInt32BE(MOST, at + 4)),
    ),
    iso(
      'a fragment of no track',
      withBox(fragments, 'tfhd', (copy, at) => copy.writeUInt32BE(77, at + 4)),
    ),
    iso(
      'a fragment whose data lie before the file',
      withBox(fragments, 'trun', (copy, at) => copy.writeInt32BE(-0x7f_ff_ff_ff, at + 8)),
    ),
    iso(
      'fragments over and over',
      Buffer.concat([fragments, ...Array.from({ length: 20 }, () => fragments)]),
    ),
  ]
}

function trackOf(file: Buffer): Buffer {
  const at = file.indexOf('trak', 0, 'latin1') - 4
  return file.subarray(at, at + file.readUInt32BE(at))
}

type Change = (copy: Buffer, content: number) => void

function lyingTables(last: Buffer): HostileVideo[] {
  const changes: readonly (readonly [name: string, type: string, change: Change])[] = [
    [
      'countless samples of one size',
      'stsz',
      (copy, at) => copy.fill(Buffer.from('00000001ffffffff', 'hex'), at + 4, at + 12),
    ],
    ['more sizes than there are', 'stsz', (copy, at) => copy.writeUInt32BE(MOST, at + 8)],
    ['a sample of four gigabytes', 'stsz', (copy, at) => copy.writeUInt32BE(MOST, at + 12)],
    ['samples of nothing', 'stsz', (copy, at) => copy.fill(0, at + 12, at + 28)],
    ['more times than there are', 'stts', (copy, at) => copy.writeUInt32BE(MOST, at + 4)],
    ['samples that last for ever', 'stts', (copy, at) => copy.fill(0xff, at + 8, at + 16)],
    ['chunks behind the end', 'stco', (copy, at) => copy.writeUInt32BE(MOST, at + 8)],
    ['chunks in the index itself', 'stco', (copy, at) => copy.writeUInt32BE(0, at + 8)],
    ['more chunks than there are', 'stco', (copy, at) => copy.writeUInt32BE(MOST, at + 4)],
    ['a first chunk of number nothing', 'stsc', (copy, at) => copy.writeUInt32BE(0, at + 8)],
    ['countless samples in a chunk', 'stsc', (copy, at) => copy.writeUInt32BE(MOST, at + 12)],
    ['a clock that stands still', 'mdhd', (copy, at) => copy.writeUInt32BE(0, at + 12)],
    ['an unknown codec', 'vp09', (copy, at) => copy.write('evil', at - 4, 'latin1')],
    ['a matrix of nothing', 'tkhd', (copy, at) => copy.fill(0, at + 40, at + 76)],
    ['a picture of no size', 'tkhd', (copy, at) => copy.fill(0, at + 76, at + 84)],
    ['descriptions without end', 'stsd', (copy, at) => copy.writeUInt32BE(MOST, at + 4)],
  ]
  return changes.map(([name, type, change]) => iso(`MP4 with ${name}`, withBox(last, type, change)))
}

/** The bytes of an element's name, and what comes instead of its size. */
function resized(webm: Buffer, id: string, size: string): Buffer {
  const name = Buffer.from(id, 'hex')
  const at = webm.indexOf(name)
  if (at < 0) throw new Error(`There is no ${id}`)
  const copy = Buffer.from(webm)
  copy.fill(Buffer.from(size, 'hex'), at + name.length, at + name.length + size.length / 2)
  return copy
}

function lyingWebm(webm: Buffer): HostileVideo[] {
  const [SEGMENT, CLUSTER, TRACKS, INFO] = ['18538067', '1f43b675', '1654ae6b', '1549a966']
  const docType = Buffer.from(webm)
  docType.write('html', docType.indexOf('webm'), 'latin1')
  const head = webm.subarray(0, webm.indexOf(Buffer.from(SEGMENT, 'hex')))
  const deep = Buffer.concat(Array.from({ length: 5000 }, () => Buffer.from('18538067ff', 'hex')))
  const files: readonly (readonly [name: string, bytes: Buffer])[] = [
    ['a segment without end', resized(webm, SEGMENT, '01ffffffffffffff')],
    [
      'junk behind which nothing comes',
      Buffer.concat([head, Buffer.from(`${SEGMENT}01ffffffffffffff`, 'hex'), Buffer.alloc(200)]),
    ],
    ['a segment of nothing', resized(webm, SEGMENT, '80')],
    ['a segment of four petabytes', resized(webm, SEGMENT, '0110000000000000')],
    ['a cluster without end', resized(webm, CLUSTER, '08ffffff')],
    ['tracks of a gigabyte', resized(webm, TRACKS, '10ffffff')],
    ['no tracks', resized(webm, TRACKS, '80')],
    ['a broken head', resized(webm, INFO, '10000000')],
    ['another kind of document', docType],
    ['segments in segments', Buffer.concat([head, deep])],
    ['nothing but a head', head],
    ['a name of no length', Buffer.concat([head, Buffer.alloc(4096)])],
    [
      'noise in its pictures',
      Buffer.concat([
        webm.subarray(0, webm.length / 2),
        Buffer.alloc(512, 0xa5),
        webm.subarray(webm.length / 2 + 512),
      ]),
    ],
  ]
  return files.map(([name, bytes]) => ({ name: `WebM with ${name}`, extension: 'webm', bytes }))
}
