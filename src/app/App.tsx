import { StrictMode } from 'react'
import { RouterProvider, type RouterProviderProps } from 'react-router-dom'
import { AuthProvider } from '../auth/AuthContext.tsx'
import type { SessionStore } from '../auth/sessionStore.ts'

export interface AppProps {
  session: SessionStore
  router: RouterProviderProps['router']
}

export function App({ session, router }: AppProps) {
  return (
    <StrictMode>
      <AuthProvider store={session}>
        <RouterProvider router={router} />
      </AuthProvider>
    </StrictMode>
  )
}
