import { classNamesOf, type NamedClass } from '@ribalta/domain/catalogue/classForms'
import { FACTS, heldFacts, type HeldFact } from '@ribalta/domain/people/factTable'
import { SKILL_LEVEL_LABELS } from '@ribalta/domain/people/facts'
import { LINK_KINDS, LINK_LABELS } from '@ribalta/domain/people/links'
import type { PublicField, PublicVersion } from '@ribalta/domain/people/publicChanges'
import type { Skill } from '@ribalta/domain/schemas/catalogue/catalogue'
import { factTexts } from '../../lib/formats/factTexts.ts'

export interface Line {
  text: string
  /** Where it leads, for what is an address. */
  href?: string
}

export interface Names {
  classes: readonly NamedClass[]
  skills: readonly Skill[]
}

export function fieldLabel(field: PublicField): string {
  if (field === 'artisticName') return 'Nome artístico'
  return field === 'username' ? 'Endereço da página' : FACTS[field].label
}

/** Whether a field's lines are sentences that run on. */
export function isProse(field: PublicField): boolean {
  return field !== 'artisticName' && field !== 'username' && FACTS[field].kind === 'prose'
}

function byText(lines: Line[]): Line[] {
  return lines.toSorted((a, b) => a.text.localeCompare(b.text, 'pt-BR'))
}

function factLines(fact: HeldFact, names: Names, gender: PublicVersion['gender']): Line[] {
  switch (fact.kind) {
    case 'classes':
      return byText(
        classNamesOf({ classes: fact.value, gender }, names.classes, (id) => [
          `${id} (fora do catálogo)`,
        ]).map((text) => ({ text })),
      )
    case 'skills':
      return byText(
        fact.value.map(({ id, level }) => {
          const name = names.skills.find((known) => known.id === id)?.descriptionPT
          return { text: `${name ?? `${id} (fora do catálogo)`} · ${SKILL_LEVEL_LABELS[level]}` }
        }),
      )
    case 'links':
      return LINK_KINDS.flatMap((kind) => {
        const href = fact.value[kind]
        return href === undefined ? [] : [{ text: `${LINK_LABELS[kind]}: ${href}`, href }]
      })
    case 'choice':
    case 'choices':
    case 'text':
    case 'prose':
    case 'number':
    case 'centimetres':
    case 'metres':
    case 'ages':
      return factTexts(fact).map((text) => ({ text }))
  }
}

/**
 * A field of a version as the lines that a person reads (prose by sentences); none where it is empty. Ids that the
 * catalogue lost stay readable.
 */
export function publicFieldLines(field: PublicField, version: PublicVersion, names: Names): Line[] {
  if (field === 'artisticName') return version.artisticName === '' ? [] : [{ text: version.artisticName }]
  if (field === 'username') return version.username === '' ? [] : [{ text: `/${version.username}` }]
  return heldFacts(version, [field]).flatMap((fact) => factLines(fact, names, version.gender))
}
