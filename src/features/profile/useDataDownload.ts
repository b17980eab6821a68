import { useEffect, useRef, useState } from 'react'
import { withRecentSignIn } from '../../auth/recentSignIn.ts'
import type { ArchiveParts, ArchiveProgress } from '../../data/personalData/archive.ts'
import { privacyFailure } from './privacyFailure.ts'

export type DownloadState =
  | { kind: 'idle' }
  | { kind: 'working'; progress: ArchiveProgress | undefined }
  | { kind: 'failed'; message: string }
  | { kind: 'done' }

export interface DataDownload {
  state: DownloadState
  /** Begins, or goes on where it failed. */
  start: () => void
  cancel: () => void
}

/** Fetches everything there is of the person and gives it to the browser as one file. */
export function useDataDownload(): DataDownload {
  const [state, setState] = useState<DownloadState>({ kind: 'idle' })
  const parts = useRef<ArchiveParts>(undefined)
  const running = useRef<AbortController>(undefined)

  useEffect(
    () => () => {
      running.current?.abort()
    },
    [],
  )

  async function run(signal: AbortSignal): Promise<void> {
    setState({ kind: 'working', progress: undefined })
    try {
      const { buildPersonalArchive, emptyParts, saveArchive } =
        await import('../../data/personalData/archive.ts')
      const fetched = (parts.current ??= emptyParts())
      const showProgress = (progress: ArchiveProgress): void => {
        if (!signal.aborted) setState({ kind: 'working', progress })
      }
      const archive = await withRecentSignIn(() => buildPersonalArchive(fetched, showProgress, signal))
      signal.throwIfAborted()
      saveArchive(archive)
      parts.current = undefined
      setState({ kind: 'done' })
    } catch (error) {
      if (!signal.aborted) setState({ kind: 'failed', message: privacyFailure(error) })
    }
  }

  return {
    state,
    start: () => {
      const controller = new AbortController()
      running.current = controller
      void run(controller.signal)
    },
    cancel: () => {
      running.current?.abort()
      parts.current = undefined
      setState({ kind: 'idle' })
    },
  }
}
