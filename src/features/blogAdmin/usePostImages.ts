import { IMAGE_TYPES, refuseFile } from '@ribalta/domain/media/media'
import type { ClaimedPostImage } from '@ribalta/domain/schemas/posts/post'
import { useEffect, useRef, useState } from 'react'
import { uploadPostImage } from '../../data/posts/images.ts'
import { refusalWords } from '../../lib/words/refusalWords.ts'

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
  readonly add: (files: readonly File[]) => void
  readonly describe: (id: number, alt: string) => void
  readonly remove: (id: number) => void
}

/** Pictures on their way into a post: sent at once, described while they travel. */
export function usePostImages(): PostImages {
  const [images, setImages] = useState<readonly PendingImage[]>([])
  const cancels = useRef(new Map<number, () => void>())
  const nextId = useRef(0)

  useEffect(() => {
    const underWay = cancels.current
    return () => {
      for (const cancel of underWay.values()) cancel()
    }
  }, [])

  function change(id: number, part: Partial<PendingImage>): void {
    setImages((known) => known.map((image) => (image.id === id ? { ...image, ...part } : image)))
  }

  function refusalOf(file: File): string | undefined {
    const isImage = (IMAGE_TYPES as readonly string[]).includes(file.type)
    return isImage ? refuseFile(file) : 'Formato não aceito. Envie JPG, PNG, WebP ou AVIF.'
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
    add: (files) => {
      for (const file of files) {
        nextId.current += 1
        const id = nextId.current
        const reason = refusalOf(file)
        const state =
          reason === undefined
            ? ({ kind: 'sending', fraction: 0 } as const)
            : ({ kind: 'failed', reason } as const)
        setImages((known) => [...known, { id, name: file.name, alt: '', state }])
        if (reason === undefined) void send(id, file)
      }
    },
    describe: (id, alt) => {
      change(id, { alt })
    },
    remove: (id) => {
      cancels.current.get(id)?.()
      setImages((known) => known.filter((image) => image.id !== id))
    },
  }
}
