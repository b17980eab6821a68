import { lightnessOf, mix, shift } from './colour.ts'
import type { Look, SkinTone } from './look.ts'

const SKIN: readonly string[] = [
  '#efc6ad',
  '#ecc3a4',
  '#e6b691',
  '#dda982',
  '#d19a6c',
  '#c38a5c',
  '#b3784c',
  '#a0683f',
  '#875434',
  '#6d412a',
  '#553122',
  '#4a2c21',
]

/** The tones of one skin under the light of one photo. */
export interface Skin {
  readonly base: string
  readonly light: string
  readonly shade: string
  readonly deep: string
  readonly line: string
  readonly blush: string
  readonly lip: string
  readonly lipDark: string
}

export function skinOf(tone: SkinTone, ambient: string, makeup: number): Skin {
  const base = SKIN[tone] ?? '#b3784c'
  const dark = 1 - lightnessOf(base)
  const shade = mix(shift(base, -0.115 + dark * 0.05, 1.14 - dark * 0.2, -12), ambient, 0.12)
  const lipBase = mix(shift(base, tone > 7 ? 0 : -0.1, 1.3, -24), '#b4524a', tone > 7 ? 0.26 : 0.16)
  const lip = mix(lipBase, makeup > 0.6 ? '#ab2432' : '#bd5148', Math.max(0, makeup - 0.25) * 0.75)
  return {
    base,
    light: shift(base, 0.03 + dark * 0.09, 0.95 + dark * 0.3, 4),
    shade,
    deep: mix(shift(base, -0.22 + dark * 0.1, 1.1, -20), ambient, 0.14),
    line: shift(base, -0.36 + dark * 0.26, 0.9, -22),
    blush: mix(shift(base, -0.04, 1.5, -24), '#c8553d', 0.25),
    lip,
    lipDark: shift(lip, -0.1, 1, -6),
  }
}

const HAIR: Readonly<Record<Look['hair'], readonly string[]>> = {
  preto: ['#1d1917', '#221a1a', '#19191d'],
  castanho: ['#4a2e1f', '#3a251b', '#5e3b25', '#6b4630'],
  loiro: ['#c39a5c', '#b08648', '#d2b078'],
  ruivo: ['#8f4a2d', '#7c3d27', '#a5603c'],
  grisalho: ['#8e8982', '#a8a29a', '#c4beb6', '#716d69'],
  colorido: ['#3e6f7a', '#8d3a5a', '#5a4a86', '#b65a3c'],
  'sem-cabelo': ['#2b211c'],
}

/** The tones of one head of hair. */
export interface HairTones {
  readonly base: string
  readonly light: string
  readonly dark: string
}

export function hairOf(hair: Look['hair'], choice: number): HairTones {
  const options = HAIR[hair]
  const base = options[Math.floor(choice * options.length)] ?? '#2b211c'
  const lift = lightnessOf(base) < 0.3 ? 0.11 : 0.09
  return { base, light: shift(base, lift, 1.1, 6), dark: shift(base, -0.07, 1, -8) }
}

export const IRIS: Readonly<Record<Look['eyes'], string>> = {
  castanhos: '#5a3a22',
  pretos: '#2e2019',
  verdes: '#64764a',
  azuis: '#56758c',
  mel: '#8f6630',
  cinza: '#737b7f',
}

/** Colour fields behind people, in families that sit well beside each other on one page. */
export const FIELDS = [
  '#a4452f',
  '#bd6547',
  '#d18a5b',
  '#c99a3f',
  '#d9b877',
  '#e2d3b8',
  '#cfc0a8',
  '#8d8a5c',
  '#5f6b4c',
  '#3f5a4c',
  '#2f5457',
  '#41707a',
  '#7fa0a3',
  '#5d7590',
  '#34455e',
  '#232a38',
  '#4b3550',
  '#7d5468',
  '#b98087',
  '#d7a99a',
  '#8fa5b5',
  '#a9bdb4',
  '#3a3330',
  '#a59a8c',
] as const

export const CLOTHES = [
  '#f1e7d6',
  '#e8dcc6',
  '#201d1c',
  '#2c3442',
  '#3d4f5e',
  '#2d4a48',
  '#566049',
  '#8f9276',
  '#a83f2a',
  '#c66b45',
  '#d3a04a',
  '#e3c489',
  '#7a2f38',
  '#53344f',
  '#a8737c',
  '#d9b3a6',
  '#6c4a36',
  '#9a7a5a',
  '#5f7f8c',
  '#a9b9b7',
] as const
