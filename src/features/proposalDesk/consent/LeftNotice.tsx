import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import type { ConsentNoticesProps } from './ConsentNotices.tsx'
import { leftWords, takenOutWords } from './noticeWords.ts'

interface Left {
  readonly artistId: string
  readonly name: string
  /** Whether they are still in what is on the screen. */
  readonly isThere: boolean
}

export interface LeftNoticeProps extends Pick<
  ConsentNoticesProps,
  'isSaving' | 'onTakeOut' | 'onReplace' | 'onSave'
> {
  people: readonly Left[]
}

/** Who left, and the two ways on from there. */
export function LeftNotice({ people, isSaving, onTakeOut, onReplace, onSave }: LeftNoticeProps) {
  const there = people.filter(({ isThere }) => isThere)
  const taken = people.filter(({ isThere }) => !isThere)
  return (
    <>
      {there.length === 0 ? null : (
        <Notice tone="warning">
          <p className="max-w-prose break-words">{leftWords(there.map(({ name }) => name))}</p>
          <ul className="mt-3 flex flex-col gap-3">
            {there.map(({ artistId, name }) => (
              <li key={artistId} className="flex flex-wrap items-center gap-x-4 gap-y-2">
                {there.length === 1 ? null : <span className="min-w-0 font-medium break-words">{name}</span>}
                <span className="flex flex-wrap gap-2">
                  <Button
                    variant="secondary"
                    size="small"
                    onClick={() => {
                      onTakeOut(artistId)
                    }}
                  >
                    Tirar da proposta<span className="sr-only">{` ${name}, que saiu`}</span>
                  </Button>
                  <Button
                    variant="secondary"
                    size="small"
                    aria-haspopup="dialog"
                    onClick={() => {
                      onReplace(artistId)
                    }}
                  >
                    Escolher substituto<span className="sr-only">{` de ${name}, que saiu`}</span>
                  </Button>
                </span>
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {taken.length === 0 ? null : (
        <Notice>
          <p className="max-w-prose break-words">{takenOutWords(taken.map(({ name }) => name))}</p>
          <p className="mt-3">
            <Button size="small" busy={isSaving} onClick={onSave}>
              Salvar<span className="sr-only"> a proposta sem quem saiu</span>
            </Button>
          </p>
        </Notice>
      )}
    </>
  )
}
