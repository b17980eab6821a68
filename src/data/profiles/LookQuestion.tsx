import { isLookAsked, type KnownLook } from '@ribalta/domain/roster/lookAge'
import { formatSince } from '../../lib/formats/formatSince.ts'
import { Button } from '../../ui/Button.tsx'
import type { Elements } from '../../ui/elements.ts'
import { Notice } from '../../ui/Notice.tsx'
import { type ConfirmLook, useConfirmLook } from './useConfirmLook.ts'

export interface LookQuestionProps {
  profile: KnownLook
  now: Date
  heading: 'h2' | 'h3'
  onConfirm: ConfirmLook
  /** “Mudou”, to where photos and measurements are changed. */
  change: Elements
}

function ageWords({ lookConfirmedAt, createdAt }: KnownLook, now: Date): string {
  return lookConfirmedAt === undefined
    ? `São do seu cadastro, ${formatSince(createdAt, now)}.`
    : `Confirmadas ${formatSince(lookConfirmedAt, now)}.`
}

function words(profile: KnownLook, now: Date): string {
  const age = ageWords(profile, now)
  return profile.lookAskedAt !== undefined && isLookAsked(profile)
    ? `A agência perguntou ${formatSince(profile.lookAskedAt, now)}. ${age}`
    : age
}

/** Asks whether one's photos and measurements still hold, says how old they are, and takes the answer with one tap. */
export default function LookQuestion({
  profile,
  now,
  heading: Heading,
  onConfirm,
  change,
}: LookQuestionProps) {
  const { isBusy, problem, confirm } = useConfirmLook(onConfirm)
  return (
    <div className="flex flex-col gap-4 rounded-card border border-line border-l-4 border-l-accent bg-surface p-5">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-[1_1_18rem]">
          <Heading className="text-lg font-medium">Suas fotos e medidas ainda valem?</Heading>
          <p className="mt-1 text-muted">{words(profile, now)}</p>
        </div>
        <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:*:flex-auto">
          <Button variant="secondary" busy={isBusy} onClick={() => void confirm()}>
            Continua igual
          </Button>
          {change}
        </div>
      </div>
      {problem === undefined ? null : <Notice tone="danger">{problem}</Notice>}
    </div>
  )
}
