import { RouterProvider } from 'react-router-dom'
import { AuthProvider } from '../auth/AuthContext.tsx'
import { createRouter } from './router.tsx'
import { reloadOnMissingChunk } from './reloadOnMissingChunk.ts'
import { appSession, startSessionInTime } from './appSession.ts'

reloadOnMissingChunk()
startSessionInTime()
const router = createRouter()

export function App() {
  return (
    <AuthProvider store={appSession}>
      <RouterProvider router={router} />
    </AuthProvider>
  )
}
