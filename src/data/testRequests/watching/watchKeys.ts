import type { ScreenKeys } from '../../../lib/useScreenKeys.ts'
import type { Watching } from './useWatching.ts'

/** How far J and L go. */
export const JUMP_SECONDS = 5

/** The keys of the player, for whoever asks. */
export const WATCH_KEYS = [
  ['K', 'Tocar e pausar (a barra de espaço também)'],
  ['J L', 'Voltar e avançar 5 segundos'],
  [', .', 'Quadro anterior e próximo'],
  ['< >', 'Mais devagar e mais rápido'],
  ['M', 'Tirar e pôr o som'],
  ['1 … 6', 'Escolher o take'],
] as const

/** What the keys of the player do. */
export function watchKeys(watching: Watching): ScreenKeys {
  const { takes, toggle, seekBy, stepFrame, changeSpeed, choose, players } = watching
  if (takes.length === 0) return {}
  const choices = takes
    .slice(0, 9)
    .map(({ id, number }) => [String(number), { act: () => choose(id) }] as const)
  return {
    k: { act: toggle },
    ' ': { act: toggle },
    j: { act: () => seekBy(-JUMP_SECONDS), repeats: true },
    l: { act: () => seekBy(JUMP_SECONDS), repeats: true },
    ',': { act: () => stepFrame(-1), repeats: true },
    '.': { act: () => stepFrame(1), repeats: true },
    '<': { act: () => changeSpeed(-1) },
    '>': { act: () => changeSpeed(1) },
    m: { act: players.toggleMuted },
    ...Object.fromEntries(choices),
  }
}
