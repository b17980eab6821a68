import { Form } from 'react-router-dom'
import { Button } from './Button.tsx'
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
  return (
    <Form action={action} method="get" className="flex flex-wrap items-end gap-3">
      <TextField
        label={label}
        name={param}
        type="search"
        autoComplete="off"
        placeholder={placeholder}
        fieldClassName="min-w-60 grow"
      />
      <Button type="submit">Buscar</Button>
    </Form>
  )
}
