import type { PrivateDetails } from '@ribalta/domain/schemas/privateDetails'
import { useState } from 'react'
import { openPrivateDetails } from '../../data/profiles/review.ts'
import { logWarning } from '../../lib/log.ts'
import { refusalWords } from '../../lib/refusalWords.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { DetailsPart, Facts } from './DetailsPart.tsx'
import { privateRows } from './privateRows.ts'

/** What only directors open, and only on demand, since each reading is written down. */
export function PrivateData({ uid }: { uid: string }) {
  const [details, setDetails] = useState<PrivateDetails>()
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string>()

  async function open(): Promise<void> {
    setIsBusy(true)
    setProblem(undefined)
    try {
      setDetails(await openPrivateDetails(uid))
    } catch (error) {
      logWarning('Private details were not opened', error)
      setProblem(refusalWords(error, 'Não foi possível abrir os dados. Tente novamente.'))
    } finally {
      setIsBusy(false)
    }
  }

  const rows = details === undefined ? [] : privateRows(details)
  return (
    <DetailsPart title="Reservado">
      <p className="max-w-prose text-muted">A leitura fica registrada com seu nome e o horário.</p>
      <div aria-live="polite" className="flex flex-col items-start gap-4">
        {details === undefined ? (
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
