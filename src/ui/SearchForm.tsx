import { useNavigate } from 'react-router-dom'
import { Button } from './Button.tsx'
import { ReadyFieldset } from './ReadyFieldset.tsx'
import { TextField } from './TextField.tsx'

export interface SearchFormProps {
  label: string
  /** The page that shows what is found. */
  action: string
  /** The name that the text has in that page's address. */
  param: string
  placeholder?: string
}

/** One field and a button that lead to a page of results; the text goes along in the address. */
export function SearchForm({ label, action, param, placeholder }: SearchFormProps) {
  const navigate = useNavigate()
  return (
    <form
      action={action}
      className="flex flex-wrap items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        const text = new FormData(event.currentTarget).get(param)
        const search = new URLSearchParams({ [param]: typeof text === 'string' ? text : '' })
        void navigate(`${action}?${search.toString()}`)
      }}
    >
      <ReadyFieldset>
        <TextField
          label={label}
          name={param}
          type="search"
          autoComplete="off"
          placeholder={placeholder}
          fieldClassName="min-w-40 grow basis-0"
        />
        <Button type="submit">Buscar</Button>
      </ReadyFieldset>
    </form>
  )
}
