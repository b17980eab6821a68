import { useEffect, useRef, useState } from 'react'
import { profileUploads } from '../../data/uploads/keptUploads.ts'
import { storagePorts } from '../../data/uploads/storage.ts'
import { createUploadsStore, type UploadsStore } from '../../data/uploads/store.ts'
import { useKeptAlive } from '../../data/uploads/useKeptAlive.ts'

/** The files on their way into a profile: they survive a reload, and are forgotten when the screen is left. */
export function useProfileUploads(uid: string): UploadsStore {
  const [uploads] = useState(() => createUploadsStore(storagePorts, profileUploads.load(uid)))
  const isHere = useRef(false)
  useKeptAlive(uploads)

  useEffect(() => {
    const save = (): void => profileUploads.save(uid, uploads.current())
    const stop = uploads.subscribe(save)
    isHere.current = true
    return () => {
      isHere.current = false
      stop()
      // React's own rehearsal comes back at once; whoever leaves does not.
      queueMicrotask(() => {
        if (isHere.current) return
        uploads.clear()
        save()
      })
    }
  }, [uid, uploads])

  return uploads
}
