import { useMemo, useState } from 'react'
import { useDraft } from '../../lib/forms/useDraft.ts'
import { formatPlace } from '../../lib/formats/formatPlace.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { PagedItems } from '../../ui/PagedItems.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { usePagedQuery } from '../pagedQuery.ts'
import { PersonChip } from './PersonChip.tsx'
import { rosterPagesQuery } from './queries.ts'
import type { FoundCard } from './roster.ts'

const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim().slice(0, 80)

export interface ArtistPickerProps {
  /** What they are chosen for. */
  description?: string | undefined
  /** Who is there already. */
  chosen: readonly string[]
  /** Names by uid; resolves to what went wrong, in words, and to nothing when it is done. */
  onAdd: (people: ReadonlyMap<string, string>) => Promise<string | undefined>
  onClose: () => void
}

/** Chooses people of the roster by name: what every “add artists” opens. */
export function ArtistPicker({ description, chosen, onAdd, onClose }: ArtistPickerProps) {
  const [name, setName] = useState('')
  const draft = useDraft(name, tidy, setName)
  const filter = useMemo(() => (name === '' ? {} : { name }), [name])
  const list = usePagedQuery(rosterPagesQuery(filter))
  const [picked, setPicked] = useState<ReadonlyMap<string, string>>(new Map())
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string>()

  async function add(): Promise<void> {
    setIsBusy(true)
    const failure = await onAdd(picked)
    setIsBusy(false)
    setProblem(failure)
    if (failure === undefined) onClose()
  }

  function toggle({ uid, artisticName }: FoundCard): void {
    const next = new Map(picked)
    if (!next.delete(uid)) next.set(uid, artisticName)
    setPicked(next)
  }

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen && !isBusy) onClose()
      }}
      title="Escolher artistas"
      description={description}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            Cancelar
          </Button>
          <Button busy={isBusy} disabled={picked.size === 0} onClick={() => void add()}>
            Adicionar
          </Button>
        </>
      }
    >
      <TextField
        label="Nome"
        type="search"
        autoComplete="off"
        value={draft.text}
        onChange={({ currentTarget }) => {
          draft.change(currentTarget.value)
        }}
      />
      <output className="text-sm text-muted">
        {picked.size === 0 ? 'Ninguém escolhido ainda.' : `Escolha: ${[...picked.values()].join(', ')}`}
      </output>
      <div className="max-h-[45dvh] overflow-y-auto">
        <PagedItems
          list={list}
          loading={<Skeleton className="h-40 w-full" />}
          failure="Não foi possível buscar"
          empty={<p className="py-4 text-muted">Ninguém com esse nome.</p>}
        >
          {(cards) => (
            <ul aria-label="Pessoas" className="divide-y divide-line">
              {cards.map((card) => (
                <Choice
                  key={card.uid}
                  card={card}
                  isThere={chosen.includes(card.uid)}
                  isPicked={picked.has(card.uid)}
                  onToggle={() => {
                    toggle(card)
                  }}
                />
              ))}
            </ul>
          )}
        </PagedItems>
      </div>
      {problem === undefined ? null : <Notice tone="danger">{problem}</Notice>}
    </Dialog>
  )
}

interface ChoiceProps {
  card: FoundCard
  isThere: boolean
  isPicked: boolean
  onToggle: () => void
}

function Choice({ card, isThere, isPicked, onToggle }: ChoiceProps) {
  const place = formatPlace({ city: card.city ?? undefined, uf: card.uf ?? undefined })
  return (
    <li>
      <label className="flex min-h-14 items-center gap-3 py-1.5">
        <input
          type="checkbox"
          className="size-5 accent-accent"
          checked={isThere || isPicked}
          disabled={isThere}
          onChange={onToggle}
        />
        <PersonChip photo={card.photo} detail={isThere ? 'Já está na lista' : place}>
          {card.artisticName}
        </PersonChip>
      </label>
    </li>
  )
}
