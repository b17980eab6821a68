import { onLinkIntent } from '../ui/linkIntent.ts'
import { prefetchScreens } from './prefetchScreens.ts'
import { routeAt } from './router.tsx'
import { registerServiceWorker } from './serviceWorker.ts'

/** Begins to load a public screen's code when a link to it is about to be followed. Guarded screens wait for their guard. */
function preloadScreen(to: string): void {
  const target = routeAt(to)
  if (target?.guard !== 'public') return
  // A failure shows when the person really goes there.
  target.load().catch(() => undefined)
}

/** Does what can wait until the first page is there. */
export async function startIdleWork(): Promise<void> {
  onLinkIntent(preloadScreen)
  prefetchScreens()
  // In production only: a development server's files change under their names.
  if (import.meta.env.PROD && 'serviceWorker' in navigator) await registerServiceWorker()
}
