import { isPicture } from './attachmentChoice.ts'
import { AttachmentItem } from './AttachmentItem.tsx'
import { DevicePicture } from './DevicePicture.tsx'
import type { MessageFile } from './messageFile.ts'

/** What goes with one's own message that the conversation does not show yet, as the device has it. */
export function WaitingFiles({ files }: { files: readonly MessageFile[] }) {
  return (
    <ul aria-label="Anexos" className="flex flex-col gap-2">
      {files.map((file) => (
        <AttachmentItem
          key={file.id}
          name={file.name}
          bytes={file.bytes}
          {...(isPicture(file) ? { picture: <DevicePicture id={file.id} /> } : {})}
        />
      ))}
    </ul>
  )
}
