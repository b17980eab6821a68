import { matchRoutes } from 'react-router-dom'
import { ROUTES } from './routes.ts'

/** Begins to load a public screen's code when somebody is about to go there. Guarded screens wait for their guard. */
export function preloadScreen(to: string): void {
  const target = matchRoutes([...ROUTES], to)?.[0]?.route
  if (target?.guard !== 'public') return
  // A failure shows when the person really goes there.
  target.load().catch(() => undefined)
}
