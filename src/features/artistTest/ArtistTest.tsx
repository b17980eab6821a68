import { areSidesOpen, testStatusAt } from '@ribalta/domain/screenTests/testStatus'
import { Suspense, useEffect, useState } from 'react'
import { takesOf } from '../../data/takes/takesOf.ts'
import { changeTest } from '../../data/testRequests/calls.ts'
import { ownStatusLabel } from '../../data/testRequests/onBehalf.ts'
import type { TestEntry } from '../../data/testRequests/requests.ts'
import { TestBrief } from '../../data/testRequests/TestBrief.tsx'
import { logWarning } from '../../lib/log.ts'
import { useNow } from '../../lib/useNow.ts'
import { Deadline } from '../../ui/Deadline.tsx'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { useKeptFocus } from '../../ui/useKeptFocus.ts'
import { AnswerTest } from './AnswerTest.tsx'
import { SentTest } from './SentTest.tsx'
import { SidesPanel } from './SidesPanel.tsx'
import { Ended } from './Ended.tsx'
import { isPutAway, keptWords } from './keptWords.ts'
import { KeptTakes } from './KeptTakes.tsx'
import { RecordTest } from './RecordTest.tsx'
import type { Reason } from './TestReasons.tsx'

const TestReasons = lazyPart(() => import('./TestReasons.tsx'))

export interface ArtistTestProps {
  test: TestEntry
  /** The artist's name, behind what they read. */
  reader: string
}

/** A test from the first sight to its answer. */
export function ArtistTest({ test, reader }: ArtistTestProps) {
  const { id, artistId, title, castingTitle, roleTitle } = test
  const status = testStatusAt(test, useNow())
  const kept = useKeptFocus(status)
  const [reason, setReason] = useState<Reason>()
  const [hasAsked, setHasAsked] = useState(false)

  function ask(next: Reason): void {
    setHasAsked(true)
    setReason(next)
  }

  const isFirstSight = status === 'sent'
  useEffect(() => {
    if (!isFirstSight) return
    changeTest({ testRequestId: id, to: 'opened' }).catch((error: unknown) => {
      logWarning('That a test was seen was not noted', error)
    })
  }, [id, isFirstSight])

  const stay = keptWords(test)
  const isOver = isPutAway(test.status)
  const isCleared = isOver && stay === undefined
  useEffect(() => {
    if (isCleared) void takesOf(artistId, id).clear()
  }, [artistId, id, isCleared])

  const isAsked = status === 'sent' || status === 'opened'
  const isRecording = status === 'accepted' || status === 'retake' || status === 'expired'
  const hasSides = test.sides !== 'none' && areSidesOpen(status) && !isOver
  const eyebrow = [castingTitle, roleTitle].filter((part) => part !== undefined).join(' · ')
  return (
    <>
      <PageHeader title={title} {...(eyebrow === '' ? {} : { eyebrow })}>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-base">
          <output aria-label="Situação">
            <Tag tone={status === 'approved' || status === 'submitted' ? 'success' : 'accent'}>
              {ownStatusLabel(test, status)}
            </Tag>
          </output>
          {isAsked || isRecording ? <Deadline deadline={test.deadline} /> : null}
        </div>
      </PageHeader>
      <div className={hasSides ? 'grid gap-x-12 gap-y-8 lg:grid-cols-2' : undefined}>
        <section {...kept} aria-label="Teste" className="flex min-w-0 flex-col gap-10 outline-none">
          {isAsked ? <AnswerTest test={test} onAsk={ask} /> : null}
          {isRecording ? <RecordTest test={test} reader={reader} onAsk={ask} /> : null}
          {status === 'submitted' || status === 'approved' || status === 'declined' ? (
            <SentTest test={test} onAsk={ask} />
          ) : null}
          {status === 'refused' || status === 'cancelled' ? <Ended test={test} /> : null}
          {stay === undefined ? null : <KeptTakes test={test} words={stay} />}
          {status === 'refused' || status === 'cancelled' ? null : (
            <TestBrief test={test} isOver={!isAsked && !isRecording} />
          )}
        </section>
        {hasSides ? <SidesPanel test={test} reader={reader} /> : null}
      </div>
      {/* Not below what stands for one state: what is typed stays when the agency changes that. */}
      {hasAsked ? (
        <Suspense fallback={null}>
          <TestReasons
            test={test}
            asked={reason}
            onClose={() => {
              setReason(undefined)
            }}
          />
        </Suspense>
      ) : null}
    </>
  )
}
