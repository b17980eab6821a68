import type { ArtistClass, Skill } from '@ribalta/domain/schemas/catalogue'
import { readStored, writeStored } from '../../lib/storage.ts'
import { mapList, optionalNumber, textField } from '../rest/fields.ts'
import type { CatalogueParts } from './store.ts'

const KEY = 'catalogue'
/** Grows when the stored shape changes; another version is taken for nothing. */
const VERSION = 1
/** The lists change a few times a year; an hour keeps a visit from reading them on every page. */
export const CATALOGUE_FRESH_MS = 60 * 60 * 1000

function parse(text: string | null): Readonly<Record<string, unknown>> {
  if (text === null) return {}
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}

function toClass(data: Readonly<Record<string, unknown>>): ArtistClass {
  return {
    id: textField(data, 'id'),
    key: textField(data, 'key'),
    nameEN: textField(data, 'nameEN'),
    namePT: textField(data, 'namePT'),
  }
}

function toSkill(data: Readonly<Record<string, unknown>>): Skill {
  return {
    id: textField(data, 'id'),
    type: textField(data, 'type'),
    descriptionPT: textField(data, 'descriptionPT'),
    descriptionEN: textField(data, 'descriptionEN'),
    descriptionES: textField(data, 'descriptionES'),
  }
}

/** The lists kept in this browser for an hour. Empty lists are not kept: they may only not be there yet. */
export const catalogueCache: CatalogueParts['cache'] = {
  read: () => {
    const stored = parse(readStored(KEY))
    const at = optionalNumber(stored, 'at') ?? 0
    const age = Date.now() - at
    if (stored['version'] !== VERSION || age < 0 || age > CATALOGUE_FRESH_MS) return null
    return {
      classes: mapList(stored, 'classes').map(toClass),
      skills: mapList(stored, 'skills').map(toSkill),
    }
  },
  write: ({ classes, skills }) => {
    const isKept = classes.length > 0 && skills.length > 0
    writeStored(KEY, isKept ? JSON.stringify({ version: VERSION, at: Date.now(), classes, skills }) : null)
  },
}
