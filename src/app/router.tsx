import { Suspense, type ReactNode } from 'react'
import { matchRoutes, type RouteObject } from 'react-router-dom'
import { unlessMissing } from '../lib/loading/missingCode.ts'
import { AskAgain, lazyPart } from '../ui/lazyPart.tsx'
import { Layout, StartingLayout } from './Layout.tsx'
import { NoConnection } from './NoConnection.tsx'
import { renderedRoute } from './renderedRoute.tsx'
import { NOWHERE, ROUTES, type RouteDefinition } from './routes.ts'
import { TitledScreen } from './TitledScreen.tsx'

const ScreenFailed = lazyPart(() => import('./ScreenFailed.tsx'))
const FAILED = (
  <Suspense>
    <ScreenFailed />
  </Suspense>
)

/** A route whose screen is there already, so that the first page is drawn without waiting. */
export interface LoadedRoute {
  readonly definition: RouteDefinition
  readonly element: ReactNode
}

/** The router would never ask again: what stands in the screen's place does. */
function missingScreen(load: () => Promise<ReactNode>, title: string): ReactNode {
  return (
    <TitledScreen title={title}>
      <AskAgain load={load} Note={NoConnection}>
        {(element) => element}
      </AskAgain>
    </TitledScreen>
  )
}

function toRouteObject(definition: RouteDefinition, loaded: LoadedRoute | undefined): RouteObject {
  const { path } = definition
  if (loaded?.definition === definition) return { path, element: loaded.element }
  const load = () => renderedRoute(definition)
  return {
    path,
    lazy: () =>
      load().then(
        (element) => ({ element }),
        (error: unknown) => {
          unlessMissing(error)
          return { element: missingScreen(load, definition.title) }
        },
      ),
  }
}

/** The route at an address; undefined where there is none. */
export function routeAt(pathname: string): RouteDefinition | undefined {
  return matchRoutes([...ROUTES], pathname)?.[0]?.route
}

/** The routes in the shared layout, which stays around a screen that crashes. */
export function createRoutes(
  loaded?: LoadedRoute,
  definitions: readonly RouteDefinition[] = ROUTES,
): RouteObject[] {
  const children = [...definitions, NOWHERE].map((definition) => toRouteObject(definition, loaded))
  return [
    {
      element: <Layout />,
      hydrateFallbackElement: <StartingLayout />,
      errorElement: FAILED,
      children: [{ errorElement: FAILED, children }],
    },
  ]
}
