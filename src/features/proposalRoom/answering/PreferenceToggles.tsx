import { type Preference, PREFERENCE_LABELS, PREFERENCES } from '@ribalta/domain/proposals/answers'
import { classNames } from '../../../lib/classNames.ts'
import { useStorePart } from '../../../lib/useStorePart.ts'
import { useVisit } from './visitContext.ts'

export interface PreferenceTogglesProps {
  artistId: string
  preference: Preference | undefined
}

/** First or second for the role; who has that now is told, since it goes over. */
export function PreferenceToggles({ artistId, preference }: PreferenceTogglesProps) {
  const { review, rivalsOf, nameOf } = useVisit()
  const held = useStorePart(review, ({ choices }) =>
    PREFERENCES.flatMap((each) => {
      const holder = rivalsOf(artistId).find((id) => choices[id]?.preference === each)
      return holder === undefined ? [] : [`${PREFERENCE_LABELS[each]} agora: ${nameOf(holder)}`]
    }).join(' · '),
  )
  return (
    <div>
      <div className="grid grid-cols-2 gap-2">
        {PREFERENCES.map((value) => {
          const isChosen = value === preference
          return (
            <button
              key={value}
              type="button"
              aria-pressed={isChosen}
              className={classNames(
                'min-h-11 rounded-control border px-2 text-sm font-medium transition-colors disabled:opacity-60',
                isChosen
                  ? 'border-accent bg-accent text-on-accent'
                  : 'border-line-strong bg-surface hover:border-ink',
              )}
              onClick={() => {
                review.change(artistId, { preference: isChosen ? undefined : value })
              }}
            >
              {PREFERENCE_LABELS[value]}
            </button>
          )
        })}
      </div>
      {held === '' ? null : <p className="mt-1.5 text-sm break-words text-muted">{held}</p>}
    </div>
  )
}
