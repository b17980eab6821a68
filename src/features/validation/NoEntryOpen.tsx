import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { entryPath } from '../../lib/entryPath.ts'

/** Where no entry is open. */
export function NoEntryOpen({ isEmpty, first }: { isEmpty: boolean; first: string | undefined }) {
  if (isEmpty) {
    return (
      <EmptyState
        title="A fila está em dia"
        action={
          <ButtonLink to="/cast" variant="secondary">
            Ver o elenco
          </ButtonLink>
        }
      >
        Cadastros novos e mudanças de perfil aparecem aqui assim que chegam.
      </EmptyState>
    )
  }
  if (first === undefined) return null
  return (
    <div className="max-lg:hidden">
      <EmptyState
        title="Escolha um perfil na fila"
        action={<ButtonLink to={entryPath(first)}>Começar pelo primeiro</ButtonLink>}
      >
        Confira fotos, dados e mudanças, e responda: aprovar, pedir ajustes ou recusar.
      </EmptyState>
    </div>
  )
}
