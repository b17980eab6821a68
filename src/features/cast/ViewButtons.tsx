import { PROPOSALS_PATH } from '../../lib/proposals/proposalAddress.ts'
import { Button } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { UndoButton } from '../../ui/undo/UndoButton.tsx'
import { type CastView, changeView } from './castView.ts'

export interface ViewButtonsProps {
  shown: CastView['shown']
  isExporting: boolean
  onColumns: () => void
  /** Of everybody found. */
  onExport: () => void
}

const VIEWS = [
  ['table', 'Tabela'],
  ['photos', 'Fotos'],
] as const

/** How the list is shown, its file, how people come into it, and where they are presented. */
export function ViewButtons({ shown, isExporting, onColumns, onExport }: ViewButtonsProps) {
  return (
    <>
      <UndoButton />
      <fieldset aria-label="Mostrar como" className="flex">
        {VIEWS.map(([view, label]) => (
          <Button
            key={view}
            variant={shown === view ? 'primary' : 'secondary'}
            className="first:rounded-r-none last:rounded-l-none"
            aria-pressed={shown === view}
            onClick={() => {
              changeView({ shown: view })
            }}
          >
            {label}
          </Button>
        ))}
      </fieldset>
      <Button variant="secondary" onClick={onColumns}>
        Colunas
      </Button>
      <Button variant="secondary" busy={isExporting} onClick={onExport}>
        Exportar a lista
      </Button>
      <ButtonLink variant="secondary" to="/cast?convites">
        Convites
      </ButtonLink>
      <ButtonLink variant="secondary" to={PROPOSALS_PATH}>
        Propostas
      </ButtonLink>
    </>
  )
}
