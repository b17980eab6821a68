import type { ProfileMedia } from '@ribalta/domain/schemas/media/media'
import type { OwnWork } from '../../../data/works/ownWorks.ts'
import { useTileMoves } from '../../../ui/useTileMoves.ts'
import { CreditRow } from './CreditRow.tsx'
import { attachmentWords } from './creditWords.ts'
import { useCredits } from './useCredits.ts'

export interface CreditListProps {
  uid: string
  works: readonly OwnWork[]
  /** The artist's own. */
  media: readonly ProfileMedia[]
  isMinor: boolean
  onEdit: (work: OwnWork) => void
  /** The last work there was is being deleted. */
  onEmptied: () => void
}

/** An artist's works, to be put in order, changed and deleted. */
export function CreditList({ uid, works: saved, media, isMinor, onEdit, onEmptied }: CreditListProps) {
  const { works, isSaving, place, remove } = useCredits(uid, saved)
  const tiles = works.map(({ id, title }) => ({ id, name: title }))

  function withWork(id: string, act: (work: OwnWork, index: number) => void): void {
    const index = works.findIndex((work) => work.id === id)
    const work = works[index]
    if (work !== undefined) act(work, index)
  }

  const {
    list,
    announcement,
    move,
    remove: takeOut,
  } = useTileMoves(
    tiles,
    (id, by) => {
      withWork(id, (work, index) => {
        place(work, index + by)
      })
    },
    (id) => {
      if (works.length === 1) onEmptied()
      withWork(id, remove)
    },
  )
  return (
    <>
      <output className="sr-only">{announcement}</output>
      <p className="relative mb-4 text-muted">
        <span className={isSaving ? 'invisible' : ''}>
          Na ordem em que aparecem na sua página. Para mudar, arraste ou use as setas.
        </span>
        {isSaving ? <span className="absolute inset-x-0 top-0">Salvando…</span> : null}
      </p>
      <ul ref={list} aria-label="Meu currículo" className="border-b border-line">
        {works.map((work, index) => {
          const tile = { id: work.id, name: work.title }
          return (
            <CreditRow
              key={work.id}
              work={work}
              attachments={attachmentWords(work, media)}
              isMinor={isMinor}
              isFirst={index === 0}
              isLast={index === works.length - 1}
              onMove={(by) => {
                move(tile, index, by)
              }}
              onDropped={(dragged) => {
                withWork(dragged, (moved) => {
                  place(moved, index)
                })
              }}
              onEdit={() => {
                onEdit(work)
              }}
              onRemove={() => {
                takeOut(tile, index)
              }}
            />
          )
        })}
      </ul>
    </>
  )
}
