import { FileButton } from '../../../ui/FileButton.tsx'
import { Icon } from '../../../ui/icons.tsx'
import { ATTACHMENT_TYPES } from '../attachments/attachmentChoice.ts'

/** Chooses files to go with a message. */
export function AttachButton({ onFiles }: { onFiles: (files: File[]) => void }) {
  return (
    <FileButton
      text="Anexar"
      face={
        <Icon>
          <path d="m20 11.5-8.2 8.2a5 5 0 0 1-7.1-7.1l8.6-8.6a3.3 3.3 0 0 1 4.7 4.7l-8.5 8.5a1.7 1.7 0 0 1-2.4-2.4l7.8-7.8" />
        </Icon>
      }
      title="Anexar fotos ou PDF"
      multiple
      accept={ATTACHMENT_TYPES}
      className="inline-flex shrink-0"
      onFiles={onFiles}
    />
  )
}
