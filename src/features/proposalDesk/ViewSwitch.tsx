import { Button } from '../../ui/Button.tsx'

export type View = 'edit' | 'client'

const VIEWS = [
  ['edit', 'Editar'],
  ['client', 'Como o cliente vê'],
] as const satisfies readonly (readonly [View, string])[]

/** Where the form and the client's view do not fit side by side, which of them is there. */
export function ViewSwitch({ view, onView }: { view: View; onView: (view: View) => void }) {
  return (
    <fieldset aria-label="O que aparece na tela" className="mb-6 flex flex-wrap gap-2">
      {VIEWS.map(([each, label]) => (
        <Button
          key={each}
          size="small"
          variant={each === view ? 'secondary' : 'quiet'}
          className={each === view ? 'bg-sunken' : ''}
          aria-pressed={each === view}
          onClick={() => {
            onView(each)
          }}
        >
          {label}
        </Button>
      ))}
    </fieldset>
  )
}
