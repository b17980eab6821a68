import type { RosterFilter } from '@ribalta/domain/roster/filter'
import { useCallback, type Ref } from 'react'
import { useDraft } from '../../lib/forms/useDraft.ts'
import { TextField } from '../../ui/TextField.tsx'

export interface NameFieldProps {
  filter: RosterFilter
  onChange: (filter: RosterFilter) => void
  ref: Ref<HTMLInputElement>
}

const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim().slice(0, 80)

/** Beginnings of words of the name, asked when typing pauses. */
export function NameField({ filter, onChange, ref }: NameFieldProps) {
  const commit = useCallback(
    (name: string) => {
      onChange({ ...filter, name: name === '' ? undefined : name })
    },
    [filter, onChange],
  )
  const draft = useDraft(filter.name ?? '', tidy, commit)
  return (
    <TextField
      ref={ref}
      label="Nome"
      type="search"
      autoComplete="off"
      enterKeyHint="search"
      value={draft.text}
      onChange={(event) => {
        draft.change(event.currentTarget.value)
      }}
    />
  )
}
