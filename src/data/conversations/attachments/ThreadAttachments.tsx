import type { Attachment } from '@ribalta/domain/schemas/conversations/conversation'
import { Suspense, useState } from 'react'
import { lazyPart } from '../../../ui/lazyPart.tsx'
import { PrivateDownload } from '../../privateFiles/PrivateDownload.tsx'
import { AttachmentItem } from './AttachmentItem.tsx'
import { ThreadPicture } from './ThreadPicture.tsx'

const PicturesViewer = lazyPart(() => import('./PicturesViewer.tsx'))

export interface ThreadAttachmentsProps {
  attachments: readonly Attachment[]
  /** Whose they are: “você”, or a name. */
  from: string
}

/** What went with a message: pictures to be looked at, and all of it to be kept. */
export function ThreadAttachments({ attachments, from }: ThreadAttachmentsProps) {
  const [opened, setOpened] = useState<{ readonly index: number | undefined }>()
  const pictures = attachments
    .filter(({ kind }) => kind === 'image')
    .map(({ path, name }) => ({ path, name: `Foto ${name}, de ${from}` }))

  function pictureOf(path: string) {
    const index = pictures.findIndex((picture) => picture.path === path)
    const name = pictures[index]?.name
    if (name === undefined) return {}
    const open = (): void => {
      setOpened({ index })
    }
    return { picture: <ThreadPicture path={path} name={name} onOpen={open} /> }
  }

  return (
    <>
      <ul aria-label="Anexos" className="flex flex-col gap-2">
        {attachments.map(({ path, name, bytes }) => (
          <AttachmentItem key={path} name={name} bytes={bytes} {...pictureOf(path)}>
            <PrivateDownload name={name} pathOf={() => Promise.resolve(path)}>
              Baixar <span className="sr-only">{name}</span>
            </PrivateDownload>
          </AttachmentItem>
        ))}
      </ul>
      {opened === undefined ? null : (
        <Suspense fallback={null}>
          <PicturesViewer
            pictures={pictures}
            index={opened.index}
            onClose={() => {
              setOpened({ index: undefined })
            }}
          />
        </Suspense>
      )}
    </>
  )
}
