/** Which devices somebody chose; undefined is whichever the browser takes. */
export interface WantedDevices {
  readonly cameraId: string | undefined
  readonly microphoneId: string | undefined
}

/** What of a browser's devices is asked. */
interface Camera<S> {
  readonly getUserMedia: (constraints: MediaStreamConstraints) => Promise<S>
}

const PICTURE: MediaTrackConstraints = {
  width: { ideal: 1280 },
  height: { ideal: 720 },
  frameRate: { ideal: 30 },
}
/** What takes echoes away takes a voice away that speaks along with it. */
const SOUND: MediaTrackConstraints = { echoCancellation: false }

function constraintsOf({ cameraId, microphoneId }: WantedDevices): MediaStreamConstraints {
  return {
    video: {
      ...PICTURE,
      ...(cameraId === undefined ? { facingMode: 'user' } : { deviceId: { exact: cameraId } }),
    },
    audio: { ...SOUND, ...(microphoneId === undefined ? {} : { deviceId: { exact: microphoneId } }) },
  }
}

/** Asks for camera and microphone: those that were chosen, or any where these are not there. Rejects as the browser does. */
export async function openCamera<S>(media: Camera<S>, wanted: WantedDevices): Promise<S> {
  try {
    return await media.getUserMedia(constraintsOf(wanted))
  } catch (error) {
    const isChosen = wanted.cameraId !== undefined || wanted.microphoneId !== undefined
    if (!isChosen || !isAboutChoice(error)) throw error
    return media.getUserMedia(constraintsOf({ cameraId: undefined, microphoneId: undefined }))
  }
}

/** The browser says so of a device that it does not know, or that cannot do what was asked. */
function isAboutChoice(error: unknown): boolean {
  if (typeof error !== 'object' || error === null || !('name' in error)) return false
  return error.name === 'OverconstrainedError' || error.name === 'NotFoundError'
}

export function stopTracks(stream: MediaStream | undefined): void {
  for (const track of stream?.getTracks() ?? []) track.stop()
}
