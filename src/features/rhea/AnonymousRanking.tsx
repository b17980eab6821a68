import type { AnonymousPerson, RankArtistsResult } from '@ribalta/domain/schemas/rhea/run'
import { Suspense, useId, useState } from 'react'
import { useClassesSkills } from '../../data/catalogue/ClassesSkillsProvider.tsx'
import { RankedRow } from '../../data/rheaCriteria/RankedRow.tsx'
import { ScoreReasons } from '../../data/rheaCriteria/ScoreReasons.tsx'
import { PersonChip } from '../../data/roster/PersonChip.tsx'
import { moveFrom, partsOf } from '../../lib/rhea/anonymous.ts'
import { Button } from '../../ui/Button.tsx'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { FairnessReadout } from './FairnessReadout.tsx'
import { RankedList } from './RankedList.tsx'
import type { RankingSubject } from './subject.ts'

const WhoIsWho = lazyPart(() => import('./WhoIsWho.tsx'))

export interface AnonymousRankingProps {
  /** Under which it was kept. */
  runId: string
  subject: RankingSubject
  answer: RankArtistsResult
  /** The version that places are compared with; undefined where none is. */
  against: number | undefined
}

/** A ranking without who is who: “Pessoa 7”, why, and the way to open it. */
export function AnonymousRanking({ runId, subject, answer, against }: AnonymousRankingProps) {
  const id = useId()
  const { ranked, people, readout } = answer
  if (ranked === 0) return <p>Ninguém atende a tudo o que é obrigatório.</p>
  return (
    <div className="flex flex-col gap-8">
      <section aria-labelledby={id} className="flex flex-col gap-3">
        <div className="flex max-w-4xl flex-wrap items-end justify-between gap-x-8 gap-y-3">
          <h3 id={id} className="text-xl">
            {ranked === 1 ? '1 pessoa no ranking' : `${String(ranked)} pessoas no ranking`}
          </h3>
          <OpenNames runId={runId} />
        </div>
        <p className="max-w-prose text-muted">
          {ranked > people.length ? (
            <span>{`Aqui estão as ${String(people.length)} primeiras. `}</span>
          ) : null}
          <span>Sem nome, foto nem gênero: só o que os critérios perguntam. O ranking já está guardado.</span>
          {against === undefined ? null : (
            <span>{` As setas comparam com a versão ${String(against)}.`}</span>
          )}
        </p>
        <RankedList>
          {people.map((person, index) => (
            <Row key={person.id} place={index + 1} person={person} subject={subject} />
          ))}
        </RankedList>
      </section>
      <FairnessReadout readout={readout} />
    </div>
  )
}

interface RowProps {
  place: number
  person: AnonymousPerson
  subject: RankingSubject
}

function Row({ place, person: { facts, points, parts, placeBefore }, subject: { criteria, now } }: RowProps) {
  const names = useClassesSkills()
  const name = `Pessoa ${String(place)}`
  return (
    <RankedRow
      place={place}
      name={name}
      points={points}
      move={moveFrom(placeBefore, place)}
      reasons={
        <ScoreReasons
          name={name}
          facts={facts}
          score={{ points, parts: partsOf(criteria, parts) }}
          context={{ names, now }}
        />
      }
    >
      <PersonChip photo={null}>{name}</PersonChip>
    </RankedRow>
  )
}

function OpenNames({ runId }: { runId: string }) {
  const [isAsked, setIsAsked] = useState(false)
  return (
    <>
      <Button
        variant="secondary"
        aria-haspopup="dialog"
        onClick={() => {
          setIsAsked(true)
        }}
      >
        Ver quem é quem
      </Button>
      {isAsked ? (
        <Suspense fallback={null}>
          <WhoIsWho
            runId={runId}
            onClose={() => {
              setIsAsked(false)
            }}
          />
        </Suspense>
      ) : null}
    </>
  )
}
