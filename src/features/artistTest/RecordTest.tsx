import { mayBeginTake, testStatusAt } from '@ribalta/domain/screenTests/testStatus'
import { useState } from 'react'
import { persistTakes, takesOf } from '../../data/takes/takesOf.ts'
import type { TestEntry } from '../../data/testRequests/requests.ts'
import { useStore } from '../../lib/store.ts'
import { useNow } from '../../lib/useNow.ts'
import { Notice } from '../../ui/Notice.tsx'
import { AddTake } from './AddTake.tsx'
import { AgencyWords } from './AgencyWords.tsx'
import { MoreTime } from './MoreTime.tsx'
import { RefuseButton } from './RefuseButton.tsx'
import { SendTest } from './SendTest.tsx'
import { TakesSent } from './TakesSent.tsx'
import { TakeItem } from './TakeItem.tsx'
import { chosenOf } from './takeChoice.ts'

/** The artist's takes on this device, from the file to the agency. */
export function RecordTest({ test }: { test: TestEntry }) {
  const now = useNow()
  const [takes] = useState(() => takesOf(test.artistId, test.id))
  const all = useStore(takes)
  /** What somebody said of single takes; of the others the first ones are sent. */
  const [said, setSaid] = useState<Readonly<Record<string, boolean>>>({})
  const chosen = chosenOf(all, said, test.takes)
  const isOver = testStatusAt(test, now) === 'expired'
  const mayAdd = mayBeginTake(test, now)
  return (
    <div className="flex flex-col gap-6">
      {test.status === 'retake' ? <AgencyWords test={test} /> : null}
      {isOver ? <Over hasBegun={all.some(({ isBegun }) => isBegun)} /> : null}
      <section className="flex flex-col gap-4">
        {isOver && all.length === 0 ? null : <h2 className="text-2xl">Seus takes</h2>}
        {all.length === 0 ? (
          isOver ? null : (
            <p className="max-w-reading text-muted">
              Grave com a câmera do celular e escolha o vídeo aqui. Ele fica guardado neste aparelho até a
              agência receber, mesmo sem internet.
            </p>
          )
        ) : (
          <ol aria-label="Seus takes" className="flex flex-col divide-y divide-line border-y border-line">
            {all.map((take, index) => (
              <li key={take.id}>
                <TakeItem
                  take={take}
                  number={index + 1}
                  isChosen={chosen.includes(take)}
                  mayChoose={chosen.length < test.takes}
                  onChoose={(isChosen) => {
                    setSaid({ ...said, [take.id]: isChosen })
                  }}
                  onRemove={() => {
                    takes.remove(take.id)
                  }}
                  onRetry={() => {
                    takes.retry(take.id)
                  }}
                />
              </li>
            ))}
          </ol>
        )}
        {mayAdd ? (
          <AddTake
            test={test}
            onFiles={(files) => {
              persistTakes()
              takes.add(files, test.seconds)
            }}
          />
        ) : null}
        {all.length === 0 && isOver ? null : (
          <SendTest testRequestId={test.id} takes={takes} all={all} chosen={chosen} />
        )}
      </section>
      <div className="flex flex-wrap items-center gap-3">
        <MoreTime test={test} />
        {isOver ? null : <RefuseButton test={test} variant="quiet" />}
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
