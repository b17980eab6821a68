import { memo, Suspense, useCallback, useId, useRef, useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { lazyPart } from '../../../ui/lazyPart.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { artistsWords } from '../artistsWords.ts'
import type { Participation } from '../consent/stand.ts'
import { rolesOf, withAdded } from '../itemOrder.ts'
import type { ItemValues } from '../proposalForm.ts'
import type { ReadProfiles } from '../useProfiles.ts'
import type { Change } from '../useProposalEditing.ts'
import { ArtistList } from './ArtistList.tsx'
import { nameOf } from './nameOf.ts'
import { PickArtists } from './PickArtists.tsx'
import type { Picking } from './picking.ts'
import type { TakeOut } from './useTakeOut.ts'

const MediaDialog = lazyPart(() => import('./MediaDialog.tsx'))

export interface PresentedArtistsProps {
  items: readonly ItemValues[]
  participation: Participation
  profiles: ReadProfiles
  objection: string | undefined
  picking: Picking | undefined
  /** Stays the same over renders, as `onChange` does. */
  onPicking: (picking: Picking | undefined) => void
  onTakeOut: TakeOut
  onChange: (change: Change) => void
}

/** Who is presented: chosen, put in order by role, and of each what is shown. */
export const PresentedArtists = memo(function PresentedArtists(props: PresentedArtistsProps) {
  const { items, participation, profiles, objection, picking, onPicking, onTakeOut, onChange } = props
  const id = useId()
  const pick = useRef<HTMLButtonElement>(null)
  const [chosenFor, setChosenFor] = useState<string>()
  const media = items.find(({ artistId }) => artistId === chosenFor)
  const record = media === undefined ? undefined : profiles.records.get(media.artistId)

  const changeItem = useCallback(
    (artistId: string, changed: Partial<ItemValues>) => {
      onChange((values) => ({
        items: values.items.map((item) => (item.artistId === artistId ? { ...item, ...changed } : item)),
      }))
    },
    [onChange],
  )

  function add(added: readonly ItemValues[]): void {
    if (picking?.instead !== undefined) onTakeOut(picking.instead, added)
    else onChange((values) => ({ items: withAdded(values.items, added) }))
  }

  return (
    // The focus comes here when the row is gone in which somebody was chosen.
    <section
      aria-labelledby={id}
      data-invalid={objection === undefined ? undefined : ''}
      tabIndex={-1}
      className="flex min-w-0 flex-col gap-4 border-t border-line pt-6 outline-none"
    >
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h2 id={id} className="text-2xl">
          Artistas
        </h2>
        <Button
          ref={pick}
          variant="secondary"
          aria-haspopup="dialog"
          onClick={() => {
            onPicking({})
          }}
        >
          Escolher artistas
        </Button>
      </header>
      <p className="text-sm text-muted first-letter:uppercase">
        {items.length === 0
          ? 'Escolha quem o cliente vai ver. Depois, diga o personagem e o que aparece de cada um.'
          : `${artistsWords(items.length)}, na ordem em que o cliente vê.`}
      </p>
      {objection === undefined ? null : <Notice tone="danger">{objection}</Notice>}
      {profiles.hasFailed ? (
        <Notice tone="warning">
          Alguns cadastros não carregaram.
          <p className="mt-3">
            <Button variant="secondary" size="small" onClick={profiles.retry}>
              Tentar de novo
            </Button>
          </p>
        </Notice>
      ) : null}
      <datalist id={`${id}-roles`}>
        {rolesOf(items).map((role) => (
          <option key={role}>{role}</option>
        ))}
      </datalist>
      <ArtistList
        items={items}
        participation={participation}
        records={profiles.records}
        rolesId={`${id}-roles`}
        onChange={onChange}
        onItem={changeItem}
        onMedia={setChosenFor}
        onTakeOut={onTakeOut}
        onPicking={onPicking}
        onEmptied={() => pick.current?.focus()}
      />
      {picking === undefined ? null : (
        <PickArtists
          items={items}
          replaced={picking.instead === undefined ? undefined : nameOf(profiles.records.get(picking.instead))}
          onAdd={add}
          onClose={() => {
            onPicking(undefined)
          }}
        />
      )}
      {media === undefined || record == null ? null : (
        <Suspense fallback={null}>
          <MediaDialog
            item={media}
            record={record}
            onChoose={(chosen) => {
              changeItem(media.artistId, chosen)
            }}
            onClose={() => {
              setChosenFor(undefined)
            }}
          />
        </Suspense>
      )}
    </section>
  )
})
