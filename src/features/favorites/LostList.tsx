import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { NamingDialog } from './NamingDialog.tsx'
import type { FollowedList } from './useFavoriteList.ts'

export interface LostListProps {
  uid: string
  last: FollowedList['last']
  onRetry: (() => void) | undefined
}

/** In the place of a list that is gone, or not shared any more: a copy of what was on the screen can be kept. */
export function LostList({ uid, last, onRetry }: LostListProps) {
  const [isCopying, setIsCopying] = useState(false)
  return (
    <div className="flex flex-col items-start gap-4">
      <Notice tone="warning">
        {last === undefined
          ? 'Esta lista não existe, ou não é compartilhada com você.'
          : `A lista “${last.list.name}” foi excluída ou deixou de ser compartilhada enquanto estava aberta aqui.`}
      </Notice>
      <div className="flex flex-wrap gap-3">
        {last === undefined ? null : (
          <Button
            onClick={() => {
              setIsCopying(true)
            }}
          >
            Guardar uma cópia
          </Button>
        )}
        {onRetry === undefined ? null : (
          <Button variant="secondary" onClick={onRetry}>
            Tentar de novo
          </Button>
        )}
        <ButtonLink to="/favorites" variant="secondary">
          Ver meus favoritos
        </ButtonLink>
      </div>
      {isCopying && last !== undefined ? (
        <NamingDialog
          uid={uid}
          suggestion={last.list.name}
          items={last.items}
          onClose={() => {
            setIsCopying(false)
          }}
        />
      ) : null}
    </div>
  )
}
