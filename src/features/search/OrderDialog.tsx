import { useQuery } from '@tanstack/react-query'
import { criteriaSetsQuery } from '../../data/rheaCriteria/queries.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { RadioField } from '../../ui/RadioField.tsx'
import { LoadingArea } from '../../ui/Spinner.tsx'

/** No set: whose look was confirmed last comes first. */
const BY_LOOK = 'look'

export interface OrderDialogProps {
  /** The set by which whoever is found is in order now. */
  criteriaId: string | undefined
  onChoose: (criteriaId: string | undefined) => void
  onClose: () => void
}

/** By what whoever is found is put in order. */
export default function OrderDialog({ criteriaId, onChoose, onClose }: OrderDialogProps) {
  const { data: sets, isError, refetch } = useQuery(criteriaSetsQuery(false))
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      title="Ordenar por critérios"
      description="Quem não atende aos obrigatórios fica de fora; os desejáveis dão os pontos."
    >
      {isError ? (
        <ErrorState title="Não foi possível carregar os critérios" onRetry={() => void refetch()} />
      ) : sets === undefined ? (
        <LoadingArea />
      ) : sets.length === 0 ? (
        <EmptyState
          title="Nenhum conjunto de critérios ainda"
          action={<ButtonLink to="/rhea-criteria">Critérios RHEA</ButtonLink>}
        >
          Crie um conjunto para ver quem mais se aproxima do que você procura.
        </EmptyState>
      ) : (
        <RadioField
          legend="Ordem"
          choices={[
            { value: BY_LOOK, label: 'Look confirmado mais recente' },
            ...sets.map(({ id, name, version }) => ({
              value: id,
              label: name,
              description: `Versão ${String(version)}`,
            })),
          ]}
          value={criteriaId ?? BY_LOOK}
          onChange={(value) => {
            onChoose(value === BY_LOOK ? undefined : value)
            onClose()
          }}
        />
      )}
    </Dialog>
  )
}
