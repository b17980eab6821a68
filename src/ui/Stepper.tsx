import { classNames } from '../lib/classNames.ts'

export interface Step {
  id: string
  label: string
}

export interface StepperProps {
  /** What the steps lead to, for screen readers. */
  label: string
  steps: readonly Step[]
  current: number
  /** The last step that can be gone to. */
  reachable: number
  onGo: (index: number) => void
}

/** Where a person is in a form of several steps, and the way back to those already filled. */
export function Stepper({ label, steps, current, reachable, onGo }: StepperProps) {
  return (
    <nav aria-label={label}>
      <p className="text-sm text-muted md:hidden">{`Etapa ${String(current + 1)} de ${String(steps.length)}`}</p>
      <ol className="mt-2 flex gap-1.5 md:mt-0 md:gap-3">
        {steps.map((step, index) => {
          const isCurrent = index === current
          return (
            <li
              key={step.id}
              className={classNames(
                'flex-1 border-t-[3px] md:pt-2',
                index <= current ? 'border-accent' : 'border-line',
              )}
            >
              <button
                type="button"
                aria-current={isCurrent ? 'step' : undefined}
                disabled={index > reachable}
                onClick={() => {
                  onGo(index)
                }}
                className={classNames(
                  'hidden w-full text-left text-sm leading-tight md:block',
                  isCurrent ? 'font-semibold text-ink' : 'text-muted enabled:hover:text-accent',
                )}
              >
                <span className="block text-xs tabular-nums">{`${String(index + 1)}.`}</span>
                <span>{` ${step.label}`}</span>
              </button>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
