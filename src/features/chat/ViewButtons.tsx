import { Button } from '../../ui/Button.tsx'
import type { ChatView } from './useChatAddress.ts'

const VIEWS = [
  ['own', 'Minhas'],
  ['waiting', 'Esperam resposta'],
] as const

export interface ViewButtonsProps {
  view: ChatView
  onView: (view: ChatView) => void
}

/** Which conversations are listed. */
export function ViewButtons({ view, onView }: ViewButtonsProps) {
  return (
    <fieldset aria-label="Quais conversas" className="flex flex-wrap gap-2">
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
