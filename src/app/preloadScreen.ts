import { ROUTES } from './routes.ts'

/** Begins to load a public screen's code when somebody is about to go there. Guarded screens wait for their guard. */
export function preloadScreen(to: string): void {
  const target = ROUTES.find(({ path, guard }) => guard === 'public' && `/${path}` === to)
  // A failure shows when the person really goes there.
  target?.load().catch(() => undefined)
}
