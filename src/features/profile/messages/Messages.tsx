import type { Profile } from '@ribalta/domain/schemas/people/profile'
import { lazyPart } from '../../../ui/lazyPart.tsx'
import { LoadingArea } from '../../../ui/Spinner.tsx'
import { Suspense } from 'react'
import { OwnMessages } from './OwnMessages.tsx'

export interface MessagesProps {
  uid: string
  profile: Profile
  /** The conversation is open, in the place of the profile. */
  isOpen?: boolean
}

const MessagesPage = lazyPart(() => import('./MessagesPage.tsx'))

/** An artist's messages: a part of their profile, or the conversation itself, whose code comes when it is opened. */
export default function Messages({ isOpen = false, ...props }: MessagesProps) {
  return isOpen ? (
    <Suspense fallback={<LoadingArea />}>
      <MessagesPage {...props} />
    </Suspense>
  ) : (
    <OwnMessages {...props} />
  )
}
