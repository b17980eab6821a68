import type { DeviceTake } from './deviceTake.ts'

/** The takes that are to be sent: what somebody said of each, and of those of which they said nothing the latest, as many as may go. */
export function chosenOf(takes: readonly DeviceTake[], most: number): readonly DeviceTake[] {
  const sendable = takes.filter(({ state }) => state.kind !== 'refused')
  const named = sendable.filter(({ choice }) => choice === true)
  const others = sendable.filter(({ choice }) => choice === undefined).toReversed()
  const chosen = new Set([...named, ...others].slice(0, most))
  return takes.filter((take) => chosen.has(take))
}

/** Why a test cannot be sent yet; undefined where it can. */
export function notYet(chosen: readonly DeviceTake[]): string | undefined {
  if (chosen.length === 0) return 'Escolha ao menos um take para enviar.'
  if (chosen.some(({ state }) => state.kind !== 'held')) {
    return chosen.length === 1
      ? 'Espere o take terminar de subir.'
      : 'Espere os takes escolhidos terminarem de subir.'
  }
  return undefined
}

/** How the uploads of the chosen takes are, in a sentence; in tens, so that it is not said a hundred times. */
export function uploadWords(takes: readonly DeviceTake[], chosen: readonly DeviceTake[]): string {
  if (chosen.length === 0) return ''
  const number = (take: DeviceTake): string => `take ${String(takes.indexOf(take) + 1)}`
  if (chosen.some(({ state }) => state.kind === 'cut')) {
    return 'Sem conexão: o envio continua quando ela voltar'
  }
  for (const take of chosen) {
    if (take.state.kind !== 'uploading') continue
    return `Subindo o ${number(take)}: ${String(Math.floor(take.state.fraction * 10) * 10)}%`
  }
  const preparing = chosen.find(({ state }) => state.kind !== 'held')
  if (preparing !== undefined) return `Preparando o ${number(preparing)}`
  return 'Tudo pronto: falta só tocar em Enviar teste'
}
