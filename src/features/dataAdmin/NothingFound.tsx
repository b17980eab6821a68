import type { Elements } from '../../ui/elements.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'

export interface NothingFoundProps {
  view: { one: string; many: string }
  /** There is nothing to search in, either. */
  isEmpty: boolean
  canWrite: boolean
  children: Elements
}

/** In the place of a list of the catalogue that shows nothing. */
export function NothingFound({ view, isEmpty, canWrite, children }: NothingFoundProps) {
  const next = canWrite
    ? `Crie a primeira ${view.one} ou importe um arquivo CSV.`
    : 'A direção ainda vai criar a lista.'
  return (
    <EmptyState
      title={isEmpty ? `Nenhuma ${view.one} ainda` : `Nenhuma ${view.one} com esse texto`}
      action={children}
    >
      {isEmpty ? next : 'Procure por outra palavra ou veja a lista toda.'}
    </EmptyState>
  )
}
