import type { ReactNode } from 'react'
import { Button } from './Button.tsx'

export interface ViewChoiceProps<View extends string> {
  /** What is chosen. */
  label: string
  views: readonly { readonly value: View; readonly label: ReactNode }[]
  view: View
  onView: (view: View) => void
}

/** Which of a few views is on the screen: a button each, the one that is shown pressed. */
export function ViewChoice<View extends string>({ label, views, view, onView }: ViewChoiceProps<View>) {
  return (
    <fieldset aria-label={label} className="flex flex-wrap gap-2">
      {views.map(({ value, label: words }) => (
        <Button
          key={value}
          size="small"
          variant={value === view ? 'secondary' : 'quiet'}
          className={value === view ? 'bg-sunken' : ''}
          aria-pressed={value === view}
          onClick={() => {
            onView(value)
          }}
        >
          {words}
        </Button>
      ))}
    </fieldset>
  )
}
