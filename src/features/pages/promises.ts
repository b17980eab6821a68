import type { ScreenToCome } from '../../lib/screensToCome.ts'

/** What each screen that is still being built will hold, by its path in the route map. */
export const PROMISES: Readonly<Record<ScreenToCome, { title: string; promise: string }>> = {
  rhea: {
    title: 'RHEA',
    promise: 'O ranking do elenco por critérios, com a nota aberta em cada um deles.',
  },
}
