import { type ListEntry, STARRED } from '../favoriteLists/lists.ts'
import { Button } from '../../ui/Button.tsx'

export interface ListChoiceProps {
  uid: string
  entries: readonly ListEntry[]
  isBusy: boolean
  onChoose: (entry: ListEntry) => void
}

/** The lists that people can come into. */
export function ListChoice({ uid, entries, isBusy, onChoose }: ListChoiceProps) {
  if (entries.length === 0) return <p className="text-muted">Nenhuma lista ainda: dê um nome à primeira.</p>
  return (
    <ul aria-label="Listas" className="flex flex-col gap-2">
      {entries.map((entry) => (
        <li key={entry.id}>
          <Button
            variant="secondary"
            className="w-full"
            busy={isBusy}
            onClick={() => {
              onChoose(entry)
            }}
          >
            <span>{entry.id === uid ? STARRED : entry.list.name}</span>
            <span className="font-normal text-muted">{String(entry.list.people.length)}</span>
          </Button>
        </li>
      ))}
    </ul>
  )
}
