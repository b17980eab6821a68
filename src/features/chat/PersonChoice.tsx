import type { ReactNode } from 'react'
import { Button } from '../../ui/Button.tsx'

/** Somebody to talk with. */
export interface Person {
  readonly uid: string
  readonly name: string
}

export interface ChoicesProps {
  /** Nobody talks with themselves. */
  reader: string
  /** How the name begins, as far as it was typed. */
  name: string
  /** With whom a conversation is being opened. */
  busy: string | undefined
  onChoose: (person: Person) => void
}

export interface PersonChoiceProps {
  person: Person
  isBusy: boolean
  onChoose: (person: Person) => void
  children: ReactNode
}

/** One of those to choose from. */
export function PersonChoice({ person, isBusy, onChoose, children }: PersonChoiceProps) {
  return (
    <li>
      <Button
        variant="quiet"
        busy={isBusy}
        aria-label={person.name}
        className="w-full justify-start py-1.5 text-left"
        onClick={() => {
          onChoose(person)
        }}
      >
        {children}
      </Button>
    </li>
  )
}
