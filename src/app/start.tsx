import { startTransition } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router-dom'
import { sessionHint } from '../auth/sessionHint.ts'
import { whenIdle } from '../lib/loading/whenIdle.ts'
import { createFollowedRouter } from '../lib/routerHistory.ts'
import { App } from './App.tsx'
import { appSession, startSession } from './appSession.ts'
import { askEarly } from './earlyCheck.ts'
import { renderedRoute } from './renderedRoute.tsx'
import { createRoutes, type LoadedRoute, routeAt } from './router.tsx'

/** Chrome's translator wraps each text in two `font` elements, so React would not find the page that it left. */
function isTranslated(root: HTMLElement): boolean {
  return root.querySelector('font font') !== null
}

function newApp(loaded?: LoadedRoute) {
  const router = createFollowedRouter(() => createBrowserRouter(createRoutes(loaded)))
  return <App session={appSession} router={router} />
}

/** Takes the prerendered page over: React finds in it what it would have drawn. */
async function takeOver(root: HTMLElement): Promise<void> {
  const definition = routeAt(location.pathname)
  if (definition === undefined) throw new Error('No route')
  const loaded = { definition, element: await renderedRoute(definition) }
  if (isTranslated(root)) throw new Error('Translated')
  const app = newApp(loaded)
  // In pieces: the page answers meanwhile.
  startTransition(() => {
    hydrateRoot(root, app, {
      onRecoverableError: (error) => {
        if (!isTranslated(root)) reportError(error)
      },
    })
  })
}

/**
 * Draws the page anew, in one go: what was prerendered for a visitor is hidden from somebody who signed in here by its mark,
 * so the mark may go only once it is replaced.
 */
function draw(root: HTMLElement): void {
  flushSync(() => {
    createRoot(root).render(newApp())
  })
  delete root.dataset['shell']
}

/**
 * What was prerendered is the page of a visitor at an address without a query. For anything else (a filtered list, somebody
 * who signed in here, a page that is not prerendered) the page is drawn anew.
 */
function isPrerendered(root: HTMLElement): boolean {
  return (
    root.dataset['shell'] === routeAt(location.pathname)?.path &&
    location.search === '' &&
    !sessionHint.isSet()
  )
}

export async function start(root: HTMLElement): Promise<void> {
  startSession()
  if (sessionHint.isSet()) askEarly(routeAt(location.pathname)?.guard ?? 'public')
  whenIdle(() => {
    import('./idleWork.ts')
      .then(({ startIdleWork }) => startIdleWork())
      // Where the browser refuses (a private window), the site works as one that is not installed.
      .catch(() => undefined)
  })
  if (!isPrerendered(root)) {
    draw(root)
    return
  }
  try {
    await takeOver(root)
    delete root.dataset['shell']
  } catch {
    // The page is translated, or its code did not come: the router tries again, and shows what is wrong.
    draw(root)
  }
}
