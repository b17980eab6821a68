import { Dialog } from '../../../ui/Dialog.tsx'
import type { Elements } from '../../../ui/elements.ts'
import { FormActions } from '../../../ui/FormActions.tsx'
import type { Problems } from './boardActs.ts'
import { ProblemNotices } from './ProblemNotices.tsx'

export interface WordsDialogProps {
  title: string
  description: string
  action: string
  /** What can be done with the words instead of sending them. */
  otherAction?: Elements
  isBusy: boolean
  problems: Problems
  onSend: () => void
  /** Forgets what was typed; closing by any other way keeps it. */
  forget: () => void
  onClose: () => void
  returnTo: (() => HTMLElement | undefined) | undefined
  /** The fields, and what belongs to them. */
  children: Elements
}

/** The frame of what is written to artists from the board. */
export function WordsDialog(props: WordsDialogProps) {
  const { title, description, action, otherAction, isBusy, problems, children } = props
  const { onSend, forget, onClose, returnTo } = props
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen && !isBusy) onClose()
      }}
      title={title}
      description={description}
      returnTo={returnTo}
    >
      <form
        noValidate
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          onSend()
        }}
      >
        {children}
        <ProblemNotices problems={problems} />
        <FormActions
          action={action}
          other={otherAction}
          isBusy={isBusy}
          onBack={() => {
            forget()
            onClose()
          }}
        />
      </form>
    </Dialog>
  )
}
