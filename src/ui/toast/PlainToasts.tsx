import { useStore } from '../../lib/store.ts'
import { Button } from '../Button.tsx'
import { toastStore } from './toastStore.ts'

/** The toasts where their own code could not be loaded: each stays until it is closed. */
export default function PlainToasts() {
  const toasts = useStore(toastStore)
  return (
    <div role="alert" className="fixed inset-x-4 bottom-4 z-50 ml-auto flex max-w-sm flex-col gap-3">
      {toasts
        .filter(({ open }) => open)
        .map(({ id, title, description }) => (
          <div
            key={id}
            className="flex flex-col items-start gap-2 rounded-card border border-line-strong bg-surface p-4 shadow-raised"
          >
            <p className="font-semibold">{title}</p>
            {description === undefined ? null : <p className="text-sm">{description}</p>}
            <Button
              variant="secondary"
              size="small"
              onClick={() => {
                toastStore.dispatch({ type: 'dismiss', id })
              }}
            >
              Fechar
            </Button>
          </div>
        ))}
    </div>
  )
}
