import { IMAGE_TYPES, refuseFile } from '@ribalta/domain/media/media'
import type { ClaimedPostImage, PostImage } from '@ribalta/domain/schemas/posts/post'
import { useEffect, useMemo, useRef, useState } from 'react'
import { uploadPostImage } from '../../data/posts/images.ts'
import { checkFile } from '../../lib/media/checkFile.ts'
import { refusalWords } from '../../lib/words/refusalWords.ts'
import { postTray } from './postDraft.ts'

const FAILED = 'O envio falhou. Verifique sua conexão e envie a imagem de novo.'

export interface PendingImage {
  readonly id: number
  readonly name: string
  /** What it shows, as typed so far. */
  readonly alt: string
  readonly state:
    | { readonly kind: 'sending'; readonly fraction: number }
    | { readonly kind: 'ready'; readonly image: ClaimedPostImage }
    | { readonly kind: 'failed'; readonly reason: string }
}

export interface PostImages {
  readonly images: readonly PendingImage[]
  /** The names of the pictures that publishing now leaves out of the post. */
  readonly leftOut: readonly string[]
  readonly add: (files: readonly File[]) => void
  /** Puts a picture that leaves the post back among those to choose from. */
  readonly putBack: (image: PostImage) => void
  readonly describe: (id: number, alt: string) => void
  readonly remove: (id: number) => void
  /** Forgets all of them, once their post is gone. */
  readonly clear: () => void
}

/** Returns why a file can't be a post's picture; undefined when it can. */
function refusePicture(file: File): string | undefined {
  const isImage = (IMAGE_TYPES as readonly string[]).includes(file.type)
  return isImage ? refuseFile(file) : 'Formato não aceito. Envie JPG, PNG, WebP ou AVIF.'
}

/**
 * Sends pictures for a post at once, described while they travel. A picture that was sent stays in this browser until it is used
 * or removed, also when the page is reloaded or the post gets another address.
 */
export function usePostImages(uid: string, slug: string | undefined): PostImages {
  const tray = useMemo(() => postTray(uid, slug), [uid, slug])
  const [images, setImages] = useState<readonly PendingImage[]>(() =>
    (tray.load() ?? []).map(({ name, alt, image }, index) => ({
      id: -1 - index,
      name,
      alt,
      state: { kind: 'ready', image },
    })),
  )
  const keptIn = useRef(tray)
  const cancels = useRef(new Map<number, () => void>())
  const nextId = useRef(0)

  useEffect(() => {
    if (keptIn.current !== tray) keptIn.current.clear()
    keptIn.current = tray
    const ready = images.flatMap(({ name, alt, state }) =>
      state.kind === 'ready' ? [{ name, alt, image: state.image }] : [],
    )
    if (ready.length === 0) tray.clear()
    else tray.save(ready)
  }, [tray, images])

  useEffect(() => {
    const underWay = cancels.current
    return () => {
      for (const cancel of underWay.values()) cancel()
    }
  }, [])

  function change(id: number, part: Partial<PendingImage>): void {
    setImages((known) => known.map((image) => (image.id === id ? { ...image, ...part } : image)))
  }

  function put(name: string, alt: string, state: PendingImage['state']): number {
    nextId.current += 1
    const id = nextId.current
    setImages((known) => [...known, { id, name, alt, state }])
    return id
  }

  /** Sends a file once its content is known to be a picture. */
  async function check(id: number, chosen: File): Promise<void> {
    const removed = new AbortController()
    cancels.current.set(id, () => removed.abort())
    const checked = await checkFile(chosen)
    if (removed.signal.aborted) return
    cancels.current.delete(id)
    const reason = 'reason' in checked ? checked.reason : refusePicture(checked.file)
    if (reason !== undefined) change(id, { state: { kind: 'failed', reason } })
    else if ('file' in checked) await send(id, checked.file)
  }

  async function send(id: number, file: File): Promise<void> {
    const { done, cancel } = uploadPostImage(file, (fraction) => {
      change(id, { state: { kind: 'sending', fraction } })
    })
    cancels.current.set(id, cancel)
    try {
      change(id, { state: { kind: 'ready', image: await done } })
    } catch (error) {
      change(id, { state: { kind: 'failed', reason: refusalWords(error, FAILED) } })
    } finally {
      cancels.current.delete(id)
    }
  }

  return {
    images,
    leftOut: images.flatMap(({ name, state }) => (state.kind === 'failed' ? [] : [name])),
    add: (files) => {
      for (const file of files) void check(put(file.name, '', { kind: 'sending', fraction: 0 }), file)
    },
    putBack: ({ alt, ...image }) => {
      put(alt === '' ? 'Capa' : alt, alt, { kind: 'ready', image })
    },
    describe: (id, alt) => {
      change(id, { alt })
    },
    remove: (id) => {
      cancels.current.get(id)?.()
      setImages((known) => known.filter((image) => image.id !== id))
    },
    clear: () => {
      setImages([])
    },
  }
}
