import { Suspense, useState } from 'react'
import { useAuth } from '../../auth/AuthContext.tsx'
import { useFollowStars } from '../../data/favoriteLists/stars.ts'
import { MarksBar } from '../../data/marks/MarksBar.tsx'
import { PROPOSALS_PATH } from '../../lib/proposals/proposalAddress.ts'
import { Button } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { UndoButton } from '../../ui/undo/UndoButton.tsx'
import { ListNames } from './ListNames.tsx'
import { ListView } from './ListView.tsx'
import { NamingDialog } from './NamingDialog.tsx'
import { useFavoritesAddress } from './useFavoritesAddress.ts'

const Comparison = lazyPart(() => import('./Comparison.tsx'))

/** People whom staff keep together: what the star fills, lists with names, and people side by side. */
export function Component() {
  const { user } = useAuth()
  const { listId, compared } = useFavoritesAddress()
  const [isNaming, setIsNaming] = useState(false)
  useFollowStars(user?.uid)
  if (user === null) return null
  const id = listId ?? user.uid
  return (
    <div className="page-band pb-24">
      <PageHeader
        title="Favoritos"
        actions={
          <>
            <UndoButton />
            <ButtonLink variant="secondary" to={PROPOSALS_PATH}>
              Propostas
            </ButtonLink>
            <Button
              variant="secondary"
              onClick={() => {
                setIsNaming(true)
              }}
            >
              Nova lista
            </Button>
          </>
        }
      />
      {compared.length > 0 ? (
        <Suspense fallback={<Skeleton className="h-96 w-full" />}>
          <Comparison uids={compared} />
        </Suspense>
      ) : (
        <div className="grid gap-x-10 gap-y-6 lg:grid-cols-[15rem_minmax(0,1fr)]">
          <ListNames uid={user.uid} openId={id} />
          <ListView key={id} id={id} uid={user.uid} />
        </div>
      )}
      <MarksBar uid={user.uid} />
      {isNaming ? (
        <NamingDialog
          uid={user.uid}
          onClose={() => {
            setIsNaming(false)
          }}
        />
      ) : null}
    </div>
  )
}
