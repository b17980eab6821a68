import { RouterProvider } from 'react-router-dom'
import { AuthProvider } from '../auth/AuthContext.tsx'
import { onLinkIntent } from '../ui/linkIntent.ts'
import { createRouter } from './router.tsx'
import { preloadScreen } from './preloadScreen.ts'
import { reloadOnMissingChunk } from './reloadOnMissingChunk.ts'
import { appSession, startSessionInTime } from './appSession.ts'

reloadOnMissingChunk()
startSessionInTime()
onLinkIntent(preloadScreen)
const router = createRouter()

export function App() {
  return (
    <AuthProvider store={appSession}>
      <RouterProvider router={router} />
    </AuthProvider>
  )
}
