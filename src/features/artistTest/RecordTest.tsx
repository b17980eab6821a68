import { mayBeginTake, testStatusAt } from '@ribalta/domain/screenTests/testStatus'
import { Suspense, useState } from 'react'
import { AddTake } from '../../data/takes/AddTake.tsx'
import { SendTest } from '../../data/takes/SendTest.tsx'
import { TakesList } from '../../data/takes/TakesList.tsx'
import { persistTakes } from '../../data/takes/takesOf.ts'
import { useChosenTakes } from '../../data/takes/useChosenTakes.ts'
import type { TestEntry } from '../../data/testRequests/requests.ts'
import { useNow } from '../../lib/useNow.ts'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { FullPageSpinner } from '../../ui/Spinner.tsx'
import { AgencyWords } from './AgencyWords.tsx'
import { MoreTime } from './MoreTime.tsx'
import { Recovered } from './Recovered.tsx'
import { RefuseButton } from './RefuseButton.tsx'
import { TakesSent } from './TakesSent.tsx'
import type { AskReason } from './TestReasons.tsx'
import { useRecovered } from './useRecovered.ts'

const Studio = lazyPart(() => import('./studio/Studio.tsx'))

export interface RecordTestProps {
  test: TestEntry
  /** The artist's name, behind what they read. */
  reader: string
  onAsk: AskReason
}

/** The artist's takes on this device, from the camera or a file to the agency. */
export function RecordTest({ test, reader, onAsk }: RecordTestProps) {
  const now = useNow()
  const [isOpen, setIsOpen] = useState(false)
  const [isRecording, setIsRecording] = useState(false)
  // What is recorded has the device to itself.
  const { takes, all, chosen, choose } = useChosenTakes(test.artistId, test, isRecording)
  const found = useRecovered(takes, test)
  const isOver = testStatusAt(test, now) === 'expired'
  const mayAdd = mayBeginTake(test, now)

  function addFiles(files: readonly File[]): void {
    setIsOpen(false)
    persistTakes()
    takes.add(files, test.seconds)
  }

  return (
    <div className="flex flex-col gap-6">
      {test.status === 'retake' ? <AgencyWords test={test} /> : null}
      {isOver ? <Over hasBegun={all.some(({ isBegun }) => isBegun)} /> : null}
      <section className="flex flex-col gap-4">
        {isOver && all.length === 0 ? null : <h2 className="text-2xl">Seus takes</h2>}
        <Recovered takes={all.filter(({ id }) => found.includes(id))} />
        {all.length > 0 ? (
          <TakesList
            label="Seus takes"
            takes={takes}
            all={all}
            chosen={chosen}
            most={test.takes}
            onChoose={choose}
          />
        ) : isOver ? null : (
          <p className="max-w-reading text-muted">
            Grave aqui mesmo ou escolha um vídeo. Tudo fica guardado neste aparelho até a agência receber,
            mesmo sem internet.
          </p>
        )}
        {mayAdd ? (
          <AddTake
            test={test}
            onRecord={() => {
              persistTakes()
              setIsOpen(true)
            }}
            onFiles={addFiles}
          />
        ) : null}
        {isOpen ? (
          <Suspense fallback={<FullPageSpinner label="Abrindo o gravador…" />}>
            <Studio
              test={test}
              reader={reader}
              takes={takes}
              onRecording={setIsRecording}
              onFiles={addFiles}
              onClose={() => {
                setIsOpen(false)
              }}
            />
          </Suspense>
        ) : null}
        {all.length === 0 && isOver ? null : (
          <SendTest
            testRequestId={test.id}
            takes={takes}
            all={all}
            chosen={chosen}
            ready="A agência recebe seu teste assim que você enviar."
          />
        )}
      </section>
      <div className="flex flex-wrap items-center gap-3">
        <MoreTime test={test} onAsk={onAsk} />
        {isOver ? null : <RefuseButton test={test} variant="quiet" onAsk={onAsk} />}
      </div>
      {test.status === 'retake' ? <TakesSent test={test} /> : null}
    </div>
  )
}

function Over({ hasBegun }: { hasBegun: boolean }) {
  return (
    <Notice tone="warning">
      {hasBegun
        ? 'O prazo passou, mas este envio começou a tempo: pode enviar.'
        : 'O prazo deste teste passou. Se ainda quiser gravar, peça mais prazo.'}
    </Notice>
  )
}
