import { fileURLToPath } from 'node:url'
import { dateToInstant } from '../../../domain/src/instant.ts'
import { PDF_TYPE } from '../../../domain/src/media/media.ts'
import {
  type Sides,
  type TestContent,
  templateVersionSchema,
  testTemplateSchema,
} from '../../../domain/src/schemas/screenTests/template.ts'
import { SIDES_FOLDER } from '../../../domain/src/screenTests/screenTest.ts'
import type { Written } from '../writeDocuments.ts'
import type { Upload } from '../writeFiles.ts'

const DAY = 86_400_000

/** A small script of two pages, for the demonstration's sides. */
/** The text of a scene, as a file here. */
export const SIDES_PDF = fileURLToPath(new URL('cena-da-varanda.pdf', import.meta.url))
const PDF_PATH = `${SIDES_FOLDER}seed-cena-da-varanda.pdf`

interface Template {
  readonly id: string
  readonly content: TestContent
  readonly sides: Sides
  readonly isArchived?: true
  readonly daysAgo: number
}

/** What the demonstration's directors offer: the first with a text, the second with a PDF. */
export const TEMPLATES = [
  {
    id: 'modelo-cena-da-cozinha',
    content: {
      title: 'Cena da cozinha',
      kind: 'publicidade',
      instructions:
        'Grave na horizontal, do peito para cima, com luz de frente e o celular parado.\n\nDiga a fala duas vezes: uma para alguém que está na sala, outra quase para si. No começo de cada take, seu nome e sua cidade.',
      takes: 2,
      seconds: 90,
    },
    sides: {
      kind: 'text',
      text: 'MÃE\n(sem levantar a voz)\nO café já passou. Quem vem primeiro?\n\n(ninguém responde; ela serve duas xícaras)\n\nMÃE\nEntão eu começo.',
    },
    daysAgo: 12,
  },
  {
    id: 'modelo-cena-da-varanda',
    content: {
      title: 'Cena da varanda',
      kind: 'dramaturgia',
      instructions:
        'Peça a alguém que leia a outra voz fora do quadro, perto da câmera. Plano médio, sem figurino: roupa lisa e confortável.\n\nNão decore as pausas; deixe a cena respirar.',
      takes: 3,
      seconds: 240,
    },
    sides: { kind: 'pdf', path: PDF_PATH, name: 'cena-da-varanda.pdf', pages: 2 },
    daysAgo: 20,
  },
  {
    id: 'modelo-improviso-ao-vivo',
    content: {
      title: 'Apresentação ao vivo',
      kind: 'apresentacao',
      instructions:
        'Apresente a si e a um lugar de que você gosta, como se o público estivesse na sua frente.',
      takes: 1,
      seconds: 60,
    },
    sides: { kind: 'none' },
    isArchived: true,
    daysAgo: 60,
  },
] as const satisfies readonly Template[]

/** The templates with their only version, as they are on `day`. */
export function templateDocuments(day: Date): Written[] {
  return TEMPLATES.flatMap((template: Template): Written[] => {
    const { id, content, sides, isArchived = false, daysAgo } = template
    const createdAt = dateToInstant(new Date(day.getTime() - daysAgo * DAY))
    const version = templateVersionSchema.parse({ ...content, sides, version: 1, createdAt })
    return [
      [`testTemplates/${id}`, testTemplateSchema.parse({ ...version, isArchived, updatedAt: createdAt })],
      [`testTemplates/${id}/versions/1`, version],
    ]
  })
}

/** The PDF that they have, as the functions store it. */
export function sidesUploads(): Upload[] {
  return [{ file: SIDES_PDF, name: PDF_PATH, contentType: PDF_TYPE, isPrivate: true }]
}
