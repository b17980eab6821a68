import { ViewChoice } from '../../ui/ViewChoice.tsx'
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
    <div className="mb-6">
      <ViewChoice
        label="O que aparece na tela"
        views={views.map((each) => ({
          value: each,
          label: `${LABELS[each]}${each === 'edit' && view !== 'edit' && hasUnsaved ? ' · não salvo' : ''}${each === 'answers' && answeredBy > 0 ? ` (${String(answeredBy)})` : ''}`,
        }))}
        view={view}
        onView={onView}
      />
    </div>
  )
}
