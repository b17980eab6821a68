import type { TeamMember } from '../../data/profiles/team.ts'
import { Button } from '../../ui/Button.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { GRANT_LABELS, SLEEP_LABELS } from './grantWords.ts'

export interface PeopleListProps {
  label: string
  people: readonly TeamMember[]
  /** Absent for who may only look. */
  onChoose: ((person: TeamMember) => void) | undefined
  /** The uid of who looks: nobody changes their own access. */
  ownId: string
}

/** People with what they may do, and a button to change it. */
export function PeopleList({ label, people, onChoose, ownId }: PeopleListProps) {
  return (
    <ul aria-label={label} className="flex flex-col divide-y divide-line border-y border-line">
      {people.map((person) => (
        <li key={person.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
          <div className="min-w-40 grow basis-0">
            <p className="font-medium wrap-anywhere">{person.artisticName}</p>
            <p className="text-sm wrap-anywhere text-muted">{person.email}</p>
          </div>
          <div className="flex flex-wrap items-center gap-2">
            {person.grants.map((grant) => (
              <Tag key={grant} tone={grant === 'DIRECTOR' ? 'accent' : 'neutral'}>
                {GRANT_LABELS[grant]}
              </Tag>
            ))}
            {person.sleep === undefined ? null : <Tag tone="warning">{SLEEP_LABELS[person.sleep]}</Tag>}
            {onChoose === undefined ? null : person.id === ownId ? (
              <p className="text-sm text-muted">Seu acesso: só outra pessoa da direção muda.</p>
            ) : (
              <Button
                variant="secondary"
                size="small"
                aria-label={`Permissões: ${person.artisticName}`}
                onClick={() => {
                  onChoose(person)
                }}
              >
                Permissões
              </Button>
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}
