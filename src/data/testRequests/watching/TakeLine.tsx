import { useId } from 'react'
import { formatBytes } from '../../../lib/formats/formatBytes.ts'
import { formatTimecode } from '../../../lib/formats/formatLength.ts'
import { Button } from '../../../ui/Button.tsx'
import { DownloadTake } from './DownloadTake.tsx'
import { type SentTake, takeName } from './sentTake.ts'

/** Whose takes they are and of which test. */
export interface TakesOf {
  readonly title: string
  /** Undefined where it is the reader's own test. */
  readonly name: string | undefined
}

export interface TakeLineProps {
  take: SentTake
  of: TakesOf
  isShown: boolean
  onChoose: (() => void) | undefined
}

/** One of the takes that were sent: what it is, the way to look at it and to keep it. */
export function TakeLine({ take, of, isShown, onChoose }: TakeLineProps) {
  const { seconds, bytes, codec, isByAgency } = take
  const id = useId()
  const facts = [
    ...(seconds === undefined ? [] : [formatTimecode(seconds * 1000)]),
    formatBytes(bytes),
    ...(codec === 'hevc' ? ['HEVC (H.265)'] : []),
    ...(isByAgency === true
      ? [`enviado pela agência ${of.name === undefined ? 'em seu nome' : `em nome de ${of.name}`}`]
      : []),
  ]
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
      <p id={id} className="min-w-0 grow">
        {onChoose === undefined ? (
          <span>{takeName(take)}</span>
        ) : (
          <Button
            variant="secondary"
            size="small"
            className="mr-2 aria-pressed:border-accent aria-pressed:bg-sunken aria-pressed:text-accent"
            aria-pressed={isShown}
            aria-keyshortcuts={String(take.number)}
            onClick={onChoose}
          >
            {takeName(take)}
          </Button>
        )}
        <span className="text-muted">{`${onChoose === undefined ? ' · ' : ''}${facts.join(' · ')}`}</span>
      </p>
      <DownloadTake take={take} of={of} describedBy={id} />
    </li>
  )
}
