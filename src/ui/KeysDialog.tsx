import { Dialog } from './Dialog.tsx'

export interface KeysDialogProps {
  onClose: () => void
  /** Each key and what it does. */
  keys: readonly (readonly [key: string, does: string])[]
}

/** Which keys a screen has. */
export function KeysDialog({ onClose, keys }: KeysDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      title="Teclas"
    >
      <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-6 gap-y-2">
        {keys.map(([key, does]) => (
          <div key={key} className="contents">
            <dt>
              <kbd className="rounded border border-line-strong bg-sunken px-2 py-0.5 text-sm">{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
