import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { AuthProvider } from '../../auth/AuthContext.tsx'
import type { Session } from '../../auth/session.ts'
import { createSessionStore } from '../../auth/sessionStore.ts'
import { useOwnApplications, type WatchApplications } from './useOwnApplications.ts'

const artist: Session = {
  status: 'signedIn',
  user: { uid: 'ana', email: 'ana@example.com' },
  profile: null,
  profilePrivate: null,
}

async function follow(session: Session, watch: WatchApplications) {
  const store = createSessionStore(
    async ({ set }) => {
      set(session)
    },
    { isSet: () => false, write: () => undefined },
  )
  await store.start()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <AuthProvider store={store}>{children}</AuthProvider>
  )
  return renderHook(() => useOwnApplications('c1', watch), { wrapper })
}

describe('one’s own applications to a casting', () => {
  it('are followed again when asked after they failed', async () => {
    const logged = vi.spyOn(console, 'warn').mockReturnValue()
    const watch = vi.fn<WatchApplications>((_castingId, _uid, onValue, onError) => {
      if (watch.mock.calls.length === 1) onError(new Error('permission-denied'))
      else onValue([])
      return Promise.resolve(() => undefined)
    })
    const { result } = await follow(artist, watch)
    await waitFor(() => expect(result.current.status).toBe('failed'))
    expect(logged).toHaveBeenCalledOnce()
    act(() => {
      if (result.current.status === 'failed') result.current.retry()
    })
    await waitFor(() => expect(result.current).toEqual({ status: 'ready', data: [] }))
    expect(watch).toHaveBeenLastCalledWith('c1', 'ana', expect.any(Function), expect.any(Function))
  })

  it('are nobody’s without a session, and nothing is read', async () => {
    const watch = vi.fn<WatchApplications>()
    const { result } = await follow({ status: 'signedOut', confirmed: true }, watch)
    expect(result.current).toEqual({ status: 'none' })
    expect(watch).not.toHaveBeenCalled()
  })
})
