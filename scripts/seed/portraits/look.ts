import type { EYE_COLOURS, HAIR_COLOURS } from '../../../domain/src/people/facts.ts'

/** How tall the drawing is, in the units of every shape; the head is drawn around (0, 0) and then placed. */
export const CANVAS = { width: 800, height: 1000 } as const

/** 0 fairest … 11 deepest. */
export type SkinTone = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11

export const HAIR_STYLES = [
  'bald',
  'shaved',
  'receding',
  'sidePart',
  'quiff',
  'slickBack',
  'crop',
  'curlyTop',
  'taperedAfro',
  'afro',
  'afroPuffs',
  'locs',
  'cornrows',
  'pixie',
  'bob',
  'fringeBob',
  'longStraight',
  'longSidePart',
  'bluntFringe',
  'wavy',
  'curlyLong',
  'curlyBob',
  'boxBraids',
  'twoBraids',
  'topBun',
  'lowBun',
  'ponytail',
  'braidedCrown',
] as const
export type HairStyle = (typeof HAIR_STYLES)[number]

export type Beard = 'none' | 'stubble' | 'moustache' | 'goatee' | 'short' | 'full'
export type Glasses = 'none' | 'round' | 'square' | 'catEye'
export type Earrings = 'none' | 'studs' | 'hoops' | 'drops' | 'beads'
export type Headwear = 'none' | 'turban' | 'beanie' | 'fedora' | 'cap' | 'beret' | 'headband' | 'straw'

/** Proportions as factors around 1, or units around 0. */
export interface Face {
  readonly jaw: number
  readonly chin: number
  readonly cheeks: number
  readonly length: number
  readonly eyeSize: number
  /** Units the outer corner is higher than the inner one. */
  readonly eyeTilt: number
  readonly eyeGap: number
  readonly monolid: boolean
  readonly browWeight: number
  readonly browArch: number
  readonly browLift: number
  readonly noseWidth: number
  readonly noseLength: number
  readonly lips: number
  readonly mouthWidth: number
}

/** How much of a child there is in a face: all of it until ten, none from eighteen on. */
export function childhoodAt(age: number): number {
  return Math.min(1, Math.max(0, (18 - age) / 8))
}

/** A person: what stays the same from one photo to the next. */
export interface Look {
  readonly seed: string
  readonly age: number
  readonly build: 'feminine' | 'masculine'
  readonly skin: SkinTone
  readonly face: Face
  readonly eyes: (typeof EYE_COLOURS)[number]
  readonly hair: (typeof HAIR_COLOURS)[number]
  readonly hairStyle: HairStyle
  readonly beard: Beard
  readonly glasses: Glasses
  readonly earrings: Earrings
  readonly makeup: number
  readonly freckles: boolean
  readonly beautyMark: boolean
  readonly vitiligo: boolean
  readonly shoulders: number
}

export const OUTFITS = [
  'crew',
  'scoop',
  'vNeck',
  'turtleneck',
  'shirt',
  'blazer',
  'tank',
  'offShoulder',
  'denim',
  'hoodie',
  'stripes',
  'knit',
  'polo',
  'dress',
] as const
export type Outfit = (typeof OUTFITS)[number]

export const BACKGROUNDS = [
  'field',
  'footlights',
  'beam',
  'disc',
  'split',
  'arch',
  'curtain',
  'window',
] as const
export type Background = (typeof BACKGROUNDS)[number]

/** One photo of a person. Angles are radians for `yaw` and `pitch`, degrees for `roll`. */
export interface Shot {
  readonly yaw: number
  readonly pitch: number
  readonly roll: number
  /** Size of the head; 1 is a bust, 1.4 a close-up. */
  readonly scale: number
  readonly dx: number
  readonly dy: number
  /** The side that the light comes from. */
  readonly light: 1 | -1
  readonly expression: 'calm' | 'smile' | 'laugh' | 'serious'
  readonly gaze: number
  readonly outfit: Outfit
  readonly outfitColour: string
  readonly accentColour: string
  readonly necklace: boolean
  readonly headwear: Headwear
  readonly background: Background
  readonly backgroundColour: string
}
