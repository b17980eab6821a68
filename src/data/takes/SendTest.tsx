import { useId, useState } from 'react'
import type { DeviceTake } from './deviceTake.ts'
import type { Takes } from './takes.ts'
import { submitTest } from '../testRequests/calls.ts'
import { logWarning } from '../../lib/log.ts'
import { refusalWords } from '../../lib/words/refusalWords.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { notYet, uploadWords } from './takeChoice.ts'

export interface SendTestProps {
  testRequestId: string
  takes: Takes
  all: readonly DeviceTake[]
  chosen: readonly DeviceTake[]
  /** What is said where nothing is missing any more. */
  ready: string
  /** The server has it all. */
  onSent?: () => void
}

const MISSING =
  'Uma parte não chegou inteira. Já estamos enviando de novo: espere terminar e toque outra vez.'

/** How the uploads are, and the step that hands the test in; it is sent when the server says so. */
export function SendTest({ testRequestId, takes, all, chosen, ready, onSent }: SendTestProps) {
  const id = useId()
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const waitsFor = notYet(chosen)

  async function send(): Promise<void> {
    setIsBusy(true)
    setProblem(undefined)
    try {
      const takeIds = chosen.map(({ takeId }) => takeId)
      const { isSent, missing } = await submitTest({ testRequestId, takeIds })
      if (isSent) {
        onSent?.()
        return
      }
      takes.sendAgain(missing)
      setProblem(MISSING)
    } catch (error) {
      logWarning('A test could not be sent', error)
      setProblem(
        refusalWords(error, 'Não foi possível enviar agora. Os takes estão guardados: tente de novo.'),
      )
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <div className="flex flex-col items-start gap-3">
      <output aria-label="Envio" className="text-sm empty:-mb-3">
        {uploadWords(all, chosen)}
      </output>
      {problem === undefined ? null : <Notice tone="danger">{problem}</Notice>}
      <Button
        size="large"
        busy={isBusy}
        disabled={waitsFor !== undefined}
        aria-describedby={id}
        className="max-sm:w-full"
        onClick={() => void send()}
      >
        Enviar teste
      </Button>
      <p id={id} className="text-sm text-muted">
        {waitsFor ??
          (chosen.length < all.filter(({ state }) => state.kind !== 'refused').length
            ? 'Os takes que você não escolheu não vão e saem deste aparelho.'
            : ready)}
      </p>
    </div>
  )
}
