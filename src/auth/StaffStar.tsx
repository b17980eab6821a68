import { isStaff } from '@ribalta/domain/account/grants'
import { Suspense } from 'react'
import { useAuth } from './AuthContext.tsx'
import { lazyPart, NoNote } from '../ui/lazyPart.tsx'
import type { Starred } from '../data/favoriteLists/stars.ts'

const FollowedStar = lazyPart(() => import('../data/favoriteLists/FollowedStar.tsx'), { Note: NoNote })

/** The star on a page that everybody sees: there for staff alone, and so is its code. */
export function StaffStar(starred: Starred) {
  const { user, profile } = useAuth()
  if (user === null || !isStaff(profile)) return null
  return (
    <Suspense fallback={null}>
      <FollowedStar owner={user.uid} {...starred} />
    </Suspense>
  )
}
