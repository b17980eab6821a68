import { isDirector } from '@ribalta/domain/account/grants'
import { useAuth } from '../../auth/AuthContext.tsx'
import { rheaPath } from '../../lib/rhea/rheaPath.ts'
import { Button } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { UndoButton } from '../../ui/undo/UndoButton.tsx'

export interface SearchHeaderProps {
  /** Whether anything is asked that could be saved. */
  canSave: boolean
  onFill: () => void
  onOrder: () => void
  onSave: () => void
}

/** The title of the search and what can be done with all of it. */
export function SearchHeader({ canSave, onFill, onOrder, onSave }: SearchHeaderProps) {
  const { profile } = useAuth()
  return (
    <PageHeader
      title="Busca"
      actions={
        <>
          <UndoButton />
          <ButtonLink to="/rhea-criteria" variant="secondary">
            Critérios RHEA
          </ButtonLink>
          {isDirector(profile) ? (
            <ButtonLink to={rheaPath.desk} variant="secondary">
              Ranking
            </ButtonLink>
          ) : null}
          <Button variant="secondary" onClick={onFill}>
            Preencher com um personagem
          </Button>
          <Button variant="secondary" onClick={onOrder}>
            Ordenar por critérios
          </Button>
          <Button variant="secondary" disabled={!canSave} onClick={onSave}>
            Salvar busca
          </Button>
        </>
      }
    />
  )
}
