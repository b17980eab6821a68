import type { Favorite, FavoriteList } from '@ribalta/domain/schemas/roster/favorites'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { changeList, deleteList, makeList } from '../../data/favoriteLists/lists.ts'
import { addPeople } from '../../data/favoriteLists/addPeople.ts'
import { favoriteReads } from '../../data/favoriteLists/queries.ts'
import { ArtistPicker } from '../../data/roster/ArtistPicker.tsx'
import { logWarning } from '../../lib/log.ts'
import { Button } from '../../ui/Button.tsx'
import { toast } from '../../ui/toast/toastStore.ts'
import { sendUndoable } from '../../ui/undo/undo.ts'
import type { ActEnd } from '../../data/roster/actOn.ts'
import { NamingDialog } from './NamingDialog.tsx'
import { PresentButton } from './PresentButton.tsx'
import { listAddress } from '../../lib/favorites/listAddress.ts'

export interface ListHeaderProps {
  id: string
  uid: string
  list: FavoriteList
  items: readonly Favorite[]
  /** When everybody of it was presented to a client. */
  onPresented: (end: ActEnd) => void
}

/** What a list is called, and what its owner does with it as a whole. */
export function ListHeader({ id, uid, list, items, onPresented }: ListHeaderProps) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const [isNaming, setIsNaming] = useState(false)
  const [isPicking, setIsPicking] = useState(false)
  const isOwner = list.owner === uid
  const isStarred = id === uid

  /** Does something with the list; whether it worked. */
  async function run(act: () => Promise<unknown>, failure: string): Promise<boolean> {
    try {
      await act()
      return true
    } catch (error) {
      logWarning('A list was not changed', error)
      toast({ variant: 'destructive', title: failure, description: 'Tente novamente.' })
      return false
    } finally {
      await client.invalidateQueries(favoriteReads)
    }
  }

  async function remove(): Promise<void> {
    const { owner, name, shared } = list
    await navigate('/favorites')
    const people = items.map(({ artistId }) => artistId)
    const leaving = deleteList(id, people)
    sendUndoable(leaving, {
      what: `Lista “${name}” excluída`,
      altText: 'Fazer de novo a lista, com as mesmas pessoas',
      undo: () => {
        void run(() => makeList({ id, owner, name, shared, items }), 'A lista não voltou').then((isBack) =>
          isBack ? navigate(listAddress(id)) : undefined,
        )
      },
    })
    await run(() => leaving, 'A lista não foi excluída')
  }

  return (
    <header className="flex flex-wrap items-center gap-x-4 gap-y-2 pb-4">
      <h2 id="favorite-list" className="min-w-0 grow text-2xl break-words">
        {list.name}
      </h2>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          size="small"
          onClick={() => {
            setIsPicking(true)
          }}
        >
          Adicionar artistas
        </Button>
        {items.length === 0 ? null : <PresentButton uid={uid} items={items} onPresented={onPresented} />}
      </div>
      {isOwner ? (
        <div className="flex flex-wrap gap-2">
          {isStarred ? null : (
            <Button
              variant="secondary"
              size="small"
              onClick={() => {
                setIsNaming(true)
              }}
            >
              Renomear
            </Button>
          )}
          <Button
            variant="secondary"
            size="small"
            onClick={() => void run(() => changeList(id, { shared: !list.shared }), 'A lista não mudou')}
          >
            {list.shared ? 'Deixar de compartilhar' : 'Compartilhar'}
          </Button>
          {isStarred ? null : (
            <Button variant="secondary" size="small" onClick={() => void remove()}>
              Excluir lista
            </Button>
          )}
        </div>
      ) : null}
      <p className="w-full text-sm text-muted">{`${items.length === 1 ? '1 pessoa' : `${String(items.length)} pessoas`}${list.shared ? (isOwner ? ' · compartilhada com a equipe' : ' · da equipe') : ''}`}</p>
      {isPicking ? (
        <ArtistPicker
          chosen={list.people}
          onAdd={(people) => addPeople({ id, list }, people)}
          onClose={() => {
            setIsPicking(false)
          }}
        />
      ) : null}
      {isNaming ? (
        <NamingDialog
          uid={uid}
          renamed={{ id, name: list.name, shared: list.shared }}
          onClose={() => {
            setIsNaming(false)
          }}
        />
      ) : null}
    </header>
  )
}
