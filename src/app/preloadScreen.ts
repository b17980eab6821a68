import { routeAt } from './router.tsx'

/** Begins to load a public screen's code when somebody is about to go there. Guarded screens wait for their guard. */
export function preloadScreen(to: string): void {
  const target = routeAt(to)
  if (target?.guard !== 'public') return
  // A failure shows when the person really goes there.
  target.load().catch(() => undefined)
}
