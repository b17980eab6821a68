import type { ConsentMode } from '@ribalta/domain/proposals/consent'
import { MAX_PRESENTED } from '@ribalta/domain/proposals/proposal'
import { useQueryClient } from '@tanstack/react-query'
import { memo, Suspense, useCallback, useId, useRef, useState } from 'react'
import { profileQuery } from '../../../data/profiles/queries.ts'
import { ArtistPicker } from '../../../data/roster/ArtistPicker.tsx'
import { logWarning } from '../../../lib/log.ts'
import { Button } from '../../../ui/Button.tsx'
import { lazyPart } from '../../../ui/lazyPart.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { artistsWords } from '../artistsWords.ts'
import { inGroups, rolesOf } from '../itemOrder.ts'
import { type Consents, type ItemValues, newItem } from '../proposalForm.ts'
import type { ReadProfiles } from '../useProfiles.ts'
import type { Change } from '../useProposalEditing.ts'
import { ArtistList } from './ArtistList.tsx'

const MediaDialog = lazyPart(() => import('./MediaDialog.tsx'))

export interface PresentedArtistsProps {
  items: readonly ItemValues[]
  consentMode: ConsentMode
  consents: Consents
  profiles: ReadProfiles
  objection: string | undefined
  onChange: (change: Change) => void
}

/** Who is presented: chosen, put in order by role, and of each what is shown. */
export const PresentedArtists = memo(function PresentedArtists(props: PresentedArtistsProps) {
  const { items, consentMode, consents, profiles, objection, onChange } = props
  const id = useId()
  const client = useQueryClient()
  const pick = useRef<HTMLButtonElement>(null)
  const [isPicking, setIsPicking] = useState(false)
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

  async function add(people: ReadonlyMap<string, string>): Promise<string | undefined> {
    if (items.length + people.size > MAX_PRESENTED) {
      return `Em uma proposta cabem até ${String(MAX_PRESENTED)} artistas. Já são ${String(items.length)}.`
    }
    try {
      const added = await Promise.all(
        [...people.keys()].map(async (uid) => {
          const found = await client.query(profileQuery(uid))
          return newItem(uid, found ?? { media: [] })
        }),
      )
      onChange((values) => {
        const there = new Set(values.items.map(({ artistId }) => artistId))
        return { items: inGroups([...values.items, ...added.filter(({ artistId }) => !there.has(artistId))]) }
      })
      return undefined
    } catch (error) {
      logWarning('The records of artists for a proposal were not read', error)
      return 'Não foi possível carregar os cadastros. Tente novamente.'
    }
  }

  return (
    <section aria-labelledby={id} className="flex min-w-0 flex-col gap-4 border-t border-line pt-6">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h2 id={id} className="text-2xl">
          Artistas
        </h2>
        <Button
          ref={pick}
          variant="secondary"
          aria-haspopup="dialog"
          onClick={() => {
            setIsPicking(true)
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
        consentMode={consentMode}
        consents={consents}
        records={profiles.records}
        rolesId={`${id}-roles`}
        onChange={onChange}
        onItem={changeItem}
        onMedia={setChosenFor}
        onEmptied={() => pick.current?.focus()}
      />
      {isPicking ? (
        <ArtistPicker
          description="Quem o cliente vai ver."
          chosen={items.map(({ artistId }) => artistId)}
          onAdd={add}
          onClose={() => {
            setIsPicking(false)
          }}
        />
      ) : null}
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
