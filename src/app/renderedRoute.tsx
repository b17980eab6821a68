import type { ReactNode } from 'react'
import type { PublicRoute, RouteDefinition } from './routes.ts'
import { TitledScreen } from './TitledScreen.tsx'

/** The screen itself, within the lists of classes and skills where it needs them; both load side by side. */
async function publicScreen({ load, needsCatalogue }: PublicRoute): Promise<ReactNode> {
  const [{ Component }, catalogue] = await Promise.all([
    load(),
    needsCatalogue ? import('../data/catalogue/ClassesSkillsProvider.tsx') : undefined,
  ])
  if (catalogue === undefined) return <Component />
  return (
    <catalogue.ClassesSkillsProvider>
      <Component />
    </catalogue.ClassesSkillsProvider>
  )
}

/** What a route shows. A public screen loads with the navigation; of a guarded one only the guard does. */
export async function renderedRoute(definition: RouteDefinition): Promise<ReactNode> {
  const screen =
    definition.guard === 'public'
      ? await publicScreen(definition)
      : (await import('./guardedRoute.tsx')).guardedRoute(definition)
  return <TitledScreen title={definition.title}>{screen}</TitledScreen>
}
