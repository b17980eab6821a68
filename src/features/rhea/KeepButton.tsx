import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { keepRheaRun } from '../../data/rheaRuns/calls.ts'
import { runReads } from '../../data/rheaRuns/queries.ts'
import { newRandomId } from '../../lib/newRandomId.ts'
import { useAttempt } from '../../lib/loading/useAttempt.ts'
import { rheaPath } from '../../lib/rhea/rheaPath.ts'
import { Button } from '../../ui/Button.tsx'
import { Link } from '../../ui/Link.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { useKeptFocus } from '../../ui/useKeptFocus.ts'
import type { RankingSubject } from './subject.ts'

/** “Guardar ranking”: has the server rank likewise and keep what comes of it. */
export function KeepButton({ subject }: { subject: RankingSubject }) {
  const { criteriaId, version, casting, now } = subject
  // Another ranking is another one to be kept.
  const key = [criteriaId, version, casting?.id, now.getTime()].join(' ')
  return <Keep key={key} subject={subject} />
}

function Keep({ subject: { criteriaId, version, casting } }: { subject: RankingSubject }) {
  const client = useQueryClient()
  const [runId] = useState(newRandomId)
  const [isKept, setIsKept] = useState(false)
  const kept = useKeptFocus(isKept)
  const { isBusy, problem, attempt } = useAttempt({
    logged: 'A ranking was not kept',
    words: 'O ranking não foi guardado. Tente novamente.',
  })

  const keep = (): Promise<void> =>
    attempt(async () => {
      await keepRheaRun({ runId, criteriaId, version, castingId: casting?.id ?? null })
      setIsKept(true)
      await client.invalidateQueries(runReads)
    })

  return (
    <section {...kept} className="flex min-w-72 flex-1 flex-wrap items-center gap-x-4 gap-y-3 outline-none">
      {isKept ? (
        <Notice tone="success">
          Ranking guardado.{' '}
          <Link to={rheaPath.run(runId)} className="text-link">
            Ver o ranking guardado
          </Link>
        </Notice>
      ) : (
        <>
          <Button variant="secondary" busy={isBusy} onClick={() => void keep()}>
            Guardar ranking
          </Button>
          <p className="max-w-prose min-w-56 flex-1 text-sm text-muted">
            Para guardar, o servidor calcula tudo de novo: o que mudou no elenco neste meio-tempo já conta.
          </p>
          {problem === undefined ? null : <Notice tone="danger">{problem}</Notice>}
        </>
      )}
    </section>
  )
}
