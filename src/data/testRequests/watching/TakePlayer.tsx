import { useCallback } from 'react'
import { useScreenKeys } from '../../../lib/useScreenKeys.ts'
import { classNames } from '../../../lib/classNames.ts'
import type { Elements } from '../../../ui/elements.ts'
import { SelectField } from '../../../ui/SelectField.tsx'
import { PrivateVideoFile } from '../../privateFiles/PrivateVideoFile.tsx'
import { type SentTake, takeName } from './sentTake.ts'
import { TakeLine, type TakesOf } from './TakeLine.tsx'
import type { Watching } from './useWatching.ts'
import { WatchControls } from './WatchControls.tsx'
import { watchKeys } from './watchKeys.ts'

export interface TakePlayerProps {
  watching: Watching
  of: TakesOf
  /** Beside the controls. */
  help: Elements
}

/** The takes of a test: one large or two side by side, and all of them to choose from and to keep. */
export function TakePlayer({ watching, of, help }: TakePlayerProps) {
  const { takes, shown, isPaired, choose } = watching
  useScreenKeys(watchKeys(watching))
  return (
    <div className="flex flex-col gap-4">
      <div className={classNames('grid gap-4', isPaired && 'md:grid-cols-2')}>
        {shown.map((take, place) => (
          <div key={take.id} className="flex min-w-0 flex-col gap-2">
            {isPaired ? (
              <SelectField
                label={place === 0 ? 'Primeiro take' : 'Segundo take'}
                value={take.id}
                onChange={({ target }) => choose(target.value, place === 0 ? 0 : 1)}
              >
                {takes.map((each) => (
                  <option key={each.id} value={each.id}>
                    {takeName(each)}
                  </option>
                ))}
              </SelectField>
            ) : null}
            <WatchedTake take={take} watching={watching} name={of.name} />
          </div>
        ))}
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <WatchControls watching={watching} />
        {help}
      </div>
      <ul aria-label="Takes" className="flex flex-col divide-y divide-line border-y border-line">
        {takes.map((take) => (
          <TakeLine
            key={take.id}
            take={take}
            of={of}
            isShown={shown.includes(take)}
            onChoose={takes.length > 1 ? () => choose(take.id) : undefined}
          />
        ))}
      </ul>
    </div>
  )
}

interface WatchedTakeProps {
  take: SentTake
  watching: Watching
  name: string | undefined
}

function WatchedTake({ take, watching: { players, isWanted, want }, name }: WatchedTakeProps) {
  const { id, path, bytes } = take
  const attach = useCallback(
    (video: HTMLVideoElement | null) => (video === null ? undefined : players.attach(id, video)),
    [players, id],
  )
  return (
    <div className="aspect-video overflow-hidden rounded-card bg-sunken">
      <PrivateVideoFile
        path={path}
        bytes={bytes}
        label={name === undefined ? takeName(take) : `${takeName(take)} de ${name}`}
        isWanted={isWanted(id)}
        onWant={() => want(id)}
        videoRef={attach}
        unplayable="Baixe para assistir."
        onUnplayable={() => players.giveUp(id)}
      />
    </div>
  )
}
