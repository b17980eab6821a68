/** 175 as “1,75 m”. */
export function formatHeight(centimetres: number): string {
  return `${(centimetres / 100).toFixed(2).replace('.', ',')} m`
}

/** “25 a 32 anos”, or “25 anos” where both ends are one. */
export function formatPlayingAge(age: { readonly min: number; readonly max: number }): string {
  const years = age.max === 1 ? 'ano' : 'anos'
  return age.min === age.max
    ? `${String(age.min)} ${years}`
    : `${String(age.min)} a ${String(age.max)} ${years}`
}

/** A stored choice as people read it: `sem-cabelo` as “Sem cabelo”. */
export function formatChoice(value: string): string {
  const words = value.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
