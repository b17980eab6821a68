import type { RosterFilter } from '@ribalta/domain/roster/filter'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/TextField.tsx'

export interface CityFacetProps {
  filter: RosterFilter
  onChange: (filter: RosterFilter) => void
}

/** A city by its whole name, asked once it is sent: half a name is no city. */
export function CityFacet({ filter, onChange }: CityFacetProps) {
  const [text, setText] = useState(filter.city ?? '')
  return (
    <form
      className="flex flex-wrap items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        onChange({ ...filter, city: text.trim() === '' ? undefined : text.trim() })
      }}
    >
      <TextField
        label="Cidade"
        autoComplete="off"
        fieldClassName="min-w-0 grow basis-32"
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value)
        }}
      />
      <Button type="submit" variant="secondary">
        Aplicar
      </Button>
    </form>
  )
}
