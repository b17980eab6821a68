import { UFS } from '../brazil.ts'
import {
  type ArtistSkill,
  EYE_COLOURS,
  GENDER_LABELS,
  GENDERS,
  HAIR_COLOURS,
  LANGUAGES,
  MAX_CLASSES,
  MAX_SKILLS,
  OLDEST_AGE,
  TRAVELS,
} from './facts.ts'
import type { LinkKind } from './links.ts'

interface EveryFact {
  /** What people call it. */
  readonly label: string
  /** Everybody may know it once it was validated: it is in `artists/{uid}`, and a reviewer sees it change. */
  readonly public: boolean
  /** A record may lack it, and `null` takes it back; otherwise it is always there, empty where there is none. */
  readonly clearable: boolean
  /** The filter of the public list that asks for it, where there is one. */
  readonly filter?: string
}

/** A fact's kind says how it is stored, checked, typed, kept in a draft, decoded and written out. */
type KindOfFact =
  /** Ids of the catalogue; skills have a level each. */
  | { readonly kind: 'classes' | 'skills'; readonly max: number }
  | {
      readonly kind: 'choice' | 'choices'
      readonly options: readonly string[]
      /** Where an option is not its own name. */
      readonly optionLabels?: Readonly<Record<string, string>>
    }
  /** Prose has paragraphs. */
  | { readonly kind: 'text' | 'prose'; readonly max: number }
  /** Whole numbers. Metres are stored in centimetres, typed and shown in metres. */
  | { readonly kind: 'number' | 'centimetres' | 'metres'; readonly min: number; readonly max: number }
  /** The youngest and the oldest that somebody can play. */
  | { readonly kind: 'ages'; readonly max: number }
  /** An address for each of LINK_KINDS. */
  | { readonly kind: 'links' }

export type FactSpec = EveryFact & KindOfFact
export type FactKind = FactSpec['kind']

const PUBLIC = { public: true, clearable: true } as const
const ALWAYS = { public: true, clearable: false } as const
const STAFF_ONLY = { public: false, clearable: true } as const

/**
 * What an artist says of themself beyond their identity: the one list of it, in the order in which a reviewer reads it. What
 * follows from it, and what a new one asks for, is in docs/adding-a-field.md.
 */
export const FACTS = {
  classes: { ...ALWAYS, kind: 'classes', label: 'Classes', max: MAX_CLASSES, filter: 'class' },
  skills: { ...ALWAYS, kind: 'skills', label: 'Habilidades', max: MAX_SKILLS, filter: 'skill' },
  gender: { ...PUBLIC, kind: 'choice', label: 'Gênero', options: GENDERS, optionLabels: GENDER_LABELS },
  playingAge: { ...PUBLIC, kind: 'ages', label: 'Idade cênica', max: OLDEST_AGE, filter: 'age' },
  heightCm: { ...PUBLIC, kind: 'metres', label: 'Altura', min: 40, max: 250 },
  bustCm: { ...STAFF_ONLY, kind: 'centimetres', label: 'Busto ou tórax', min: 30, max: 200 },
  waistCm: { ...STAFF_ONLY, kind: 'centimetres', label: 'Cintura', min: 30, max: 200 },
  hipCm: { ...STAFF_ONLY, kind: 'centimetres', label: 'Quadril', min: 30, max: 200 },
  shoe: { ...STAFF_ONLY, kind: 'number', label: 'Calçado', min: 12, max: 52 },
  eyes: { ...PUBLIC, kind: 'choice', label: 'Olhos', options: EYE_COLOURS },
  hair: { ...PUBLIC, kind: 'choice', label: 'Cabelo', options: HAIR_COLOURS },
  city: { ...PUBLIC, kind: 'text', label: 'Cidade', max: 80, filter: 'city' },
  uf: { ...PUBLIC, kind: 'choice', label: 'UF', options: UFS, filter: 'uf' },
  languages: { ...PUBLIC, kind: 'choices', label: 'Idiomas', options: LANGUAGES },
  travel: { ...STAFF_ONLY, kind: 'choices', label: 'Viaja a trabalho', options: TRAVELS },
  bio: { ...PUBLIC, kind: 'prose', label: 'Apresentação', max: 1500 },
  links: { ...PUBLIC, kind: 'links', label: 'Links' },
} as const satisfies Readonly<Record<string, FactSpec>>

type Table = typeof FACTS
export type FactName = keyof Table
type NamesOf<Row> = { [K in FactName]: Table[K] extends Row ? K : never }[FactName]
/** What a record may lack. */
export type OptionalFact = NamesOf<{ readonly clearable: true }>
export type PublicFact = NamesOf<{ readonly public: true }>
/** What only the artist and staff know. */
export type StaffFact = Exclude<FactName, PublicFact>
/** What the public list can be filtered by. */
export type FilterableFact = NamesOf<{ readonly filter: string }>
/** What each filter asks: an age that the artist can play, for anything else one of its values or a text. */
export type FactFilters = {
  readonly [K in FilterableFact as Table[K]['filter']]: Table[K]['kind'] extends 'ages' ? number : string
}

// Object.keys forgets what it was asked of.
export const FACT_NAMES = Object.keys(FACTS) as readonly FactName[]
export const OPTIONAL_FACTS = FACT_NAMES.filter(isOptionalFact)
export const PUBLIC_FACTS = FACT_NAMES.filter(isPublicFact)
export const STAFF_FACTS = FACT_NAMES.filter((name): name is StaffFact => !isPublicFact(name))

export function isOptionalFact(name: FactName): name is OptionalFact {
  return FACTS[name].clearable
}

function isPublicFact(name: FactName): name is PublicFact {
  return FACTS[name].public
}

type ValueOf<Row> = Row extends { readonly kind: 'choice'; readonly options: readonly (infer Option)[] }
  ? Option
  : Row extends { readonly kind: 'choices'; readonly options: readonly (infer Option)[] }
    ? Option[]
    : Row extends { readonly kind: 'text' | 'prose' }
      ? string
      : Row extends { readonly kind: 'number' | 'centimetres' | 'metres' }
        ? number
        : Row extends { readonly kind: 'ages' }
          ? { min: number; max: number }
          : Row extends { readonly kind: 'links' }
            ? { [K in LinkKind]?: string | undefined }
            : Row extends { readonly kind: 'classes' }
              ? string[]
              : ArtistSkill[]

/** A fact as it is stored. */
export type FactValue<Name extends FactName> = ValueOf<Table[Name]>

/** Facts as somebody has them; any may be missing. */
export type SomeFacts = { readonly [K in FactName]?: FactValue<K> | undefined }

/** A fact that somebody has, told apart by its kind. */
export type HeldFact<Name extends FactName = FactName> = {
  readonly [K in Name]: { readonly name: K; readonly kind: Table[K]['kind']; readonly value: FactValue<K> }
}[Name]

/** Those of the named facts that somebody has, in that order. */
export function heldFacts<Name extends FactName>(
  facts: SomeFacts,
  names: readonly Name[],
): readonly HeldFact<Name>[] {
  const held = names.map((name) => ({ name, kind: FACTS[name].kind, value: facts[name] }))
  // A name's kind and value go together in the table's types; TypeScript cannot follow that through a loop.
  return held.filter(({ value }) => value !== undefined) as unknown as readonly HeldFact<Name>[]
}
