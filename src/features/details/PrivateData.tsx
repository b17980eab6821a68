import { openPrivateDetails } from '../../data/profiles/review.ts'
import { useOnDemand } from '../../lib/loading/useOnDemand.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { DetailsPart, Facts } from './DetailsPart.tsx'
import { privateRows } from './privateRows.ts'

/** What only directors open, and only on demand, since each reading is written down. */
export function PrivateData({ uid }: { uid: string }) {
  const { value, isBusy, problem, open } = useOnDemand(() => openPrivateDetails(uid), {
    logged: 'Private details were not opened',
    words: 'Não foi possível abrir os dados. Tente novamente.',
  })

  const rows = value === undefined ? [] : privateRows(value)
  return (
    <DetailsPart title="Reservado">
      <p className="max-w-prose text-muted">A leitura fica registrada com seu nome e o horário.</p>
      <div aria-live="polite" className="flex flex-col items-start gap-4">
        {value === undefined ? (
          <Button variant="secondary" busy={isBusy} onClick={() => void open()}>
            Dados privados
          </Button>
        ) : rows.length === 0 ? (
          <p>Nenhum dado privado foi informado.</p>
        ) : (
          <Facts rows={rows} />
        )}
        {problem === undefined ? null : <Notice tone="danger">{problem}</Notice>}
      </div>
    </DetailsPart>
  )
}
