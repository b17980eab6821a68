/** What a browser may be able to record, what plays and is edited everywhere first; Safari knows the first kind only. */
const TYPES = [
  'video/mp4;codecs=avc1.42E01F,mp4a.40.2',
  'video/mp4;codecs=avc1.42E01F,opus',
  'video/webm;codecs=vp9,opus',
  'video/webm;codecs=vp8,opus',
  'video/mp4',
  'video/webm',
]

/** Of a recording, without its codecs. */
export type RecordingKind = 'video/mp4' | 'video/webm'

/** As what this browser records; undefined where it cannot. */
export function recordingType(): string | undefined {
  if (!('MediaRecorder' in globalThis)) return undefined
  return TYPES.find((type) => MediaRecorder.isTypeSupported(type))
}

export function kindOf(type: string): RecordingKind {
  return type.startsWith('video/mp4') ? 'video/mp4' : 'video/webm'
}
