/** What a test is for, which decides what is fair to ask. */
export const TEST_KINDS = ['dramaturgia', 'publicidade', 'apresentacao'] as const
export type TestKind = (typeof TEST_KINDS)[number]

export const TEST_KIND_LABELS: Readonly<Record<TestKind, string>> = {
  dramaturgia: 'Dramaturgia',
  publicidade: 'Publicidade',
  apresentacao: 'Apresentação ou improviso',
}

export const MAX_TEST_INSTRUCTIONS = 4000
/** Takes that are sent of one test. */
export const MAX_TAKES = 6
/** Of one take. */
export const MAX_TAKE_SECONDS = 600
export const MIN_TAKE_SECONDS = 10
/** One take as it is sent; storage.rules asks the take's own document for its bytes. */
export const MAX_TAKE_BYTES = 1024 * 1024 * 1024
/** How long after it was begun a take may still arrive: a slow network, a night without one. */
export const TAKE_UPLOAD_HOURS = 24
/** How long takes are kept after their casting ended, or after the last answer where there is none. */
export const TAKES_KEPT_DAYS = 180
/** The ways in which the pictures of a take may be coded; `hevc` does not play in every browser. */
export const TAKE_CODECS = ['avc', 'hevc', 'vp8', 'vp9', 'av1'] as const
/** Takes that are begun of one test until it is sent, the ones that were given up included. */
export const MAX_BEGUN_TAKES = 40

export const MAX_SIDES_TEXT = 20_000
export const MAX_SIDES_PAGES = 40

/** How near and how far a deadline is set. */
export const MIN_DEADLINE_MINUTES = 60
export const MAX_DEADLINE_DAYS = 90
/** Another take may be sent at least so long after it was asked for. */
export const RETAKE_HOURS = 48

/** Where the sides of templates and requests lie: written by functions, never changed. */
export const SIDES_FOLDER = 'test-sides/'

/** Where all files of one test lie: a take by its id, and the sides with their reader's name on every page. */
export function testFolder(artistId: string, testRequestId: string): string {
  return `tests/${artistId}/${testRequestId}/`
}

export function takePath(artistId: string, testRequestId: string, takeId: string): string {
  return `${testFolder(artistId, testRequestId)}${takeId}`
}

/** Why a file cannot be sent as a take, in words for the person; undefined where it can. */
export function refuseTake({
  type,
  size,
}: {
  readonly type: string
  readonly size: number
}): string | undefined {
  if (!isTakeType(type)) return 'Formato não aceito. Envie um vídeo MP4, MOV ou WebM.'
  if (size === 0) return 'O arquivo está vazio.'
  if (size > MAX_TAKE_BYTES) return 'O vídeo passa de 1 GB. Grave com menos resolução ou corte o que sobra.'
  return undefined
}

function isTakeType(type: string): boolean {
  return type === 'video/mp4' || type === 'video/quicktime' || type === 'video/webm'
}

/** Why a video is too long for a take of so many seconds; undefined where it is not. A second or two more are nobody's matter. */
export function refuseLength(seconds: number, maxSeconds: number): string | undefined {
  if (seconds <= maxSeconds + 2) return undefined
  return `O vídeo tem ${String(Math.round(seconds))} segundos, e o teste pede no máximo ${String(maxSeconds)}.`
}
