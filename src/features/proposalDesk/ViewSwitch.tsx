import { Button } from '../../ui/Button.tsx'
import type { View } from './useView.ts'

const LABELS: Readonly<Record<View, string>> = {
  edit: 'Editar',
  client: 'Como o cliente vê',
  answers: 'Respostas',
}

export interface ViewSwitchProps {
  view: View
  /** Those that there are, in their order. */
  views: readonly View[]
  /** How many have answered. */
  answeredBy: number
  /** What was typed is not saved: elsewhere that is not in sight. */
  hasUnsaved?: boolean
  onView: (view: View) => void
}

/** Which part of a proposal is on the screen, where not all of them are. */
export function ViewSwitch(props: ViewSwitchProps) {
  const { view, views, answeredBy, hasUnsaved = false, onView } = props
  if (views.length === 1) return null
  return (
    <fieldset aria-label="O que aparece na tela" className="mb-6 flex flex-wrap gap-2">
      {views.map((each) => (
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
          {LABELS[each]}
          {each === 'edit' && view !== 'edit' && hasUnsaved ? ' · não salvo' : ''}
          {each === 'answers' && answeredBy > 0 ? ` (${String(answeredBy)})` : ''}
        </Button>
      ))}
    </fieldset>
  )
}
