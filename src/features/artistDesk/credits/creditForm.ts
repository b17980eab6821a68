import { MAX_WORK_LINKS, type WorkVisibility } from '@ribalta/domain/people/work'
import { workLinkSchema, workSchema } from '@ribalta/domain/schemas/people/work'
import type { ProfileMedia } from '@ribalta/domain/schemas/media/media'
import * as z from 'zod/mini'
import type { OwnWork, WorkFields } from '../../../data/works/ownWorks.ts'
import { readAddress } from '../../../lib/forms/readAddress.ts'
import { typedText } from '../../../lib/forms/typedText.ts'

/** A work as it is being typed. */
export interface CreditValues {
  title: string
  year: string
  kind: string
  role: string
  production: string
  /** As many as there may be, empty where there is none. */
  links: string[]
  mediaIds: string[]
  visibility: WorkVisibility
}

const { title, year, kind, role, production, links, mediaIds, visibility } = workSchema.shape
const asIs = (text: string): string => text

/** What must be there: an empty field is judged as what it says. */
function asked<T extends z.ZodMiniType>(read: (text: string) => unknown, schema: T) {
  return z.pipe(z.pipe(z.string(), z.transform(read)), schema)
}

/** What was typed to what is stored. */
export const creditSchema: z.ZodMiniType<WorkFields, CreditValues> = z.object({
  title,
  year: asked((text) => Number(text.trim()), year),
  kind: asked(asIs, kind),
  role: typedText(asIs, role),
  production: typedText(asIs, production),
  links: z.pipe(
    z.pipe(
      z.array(typedText(readAddress, workLinkSchema)),
      z.transform((given: (string | undefined)[]) => given.filter((link) => link !== undefined)),
    ),
    links,
  ),
  mediaIds,
  visibility,
})

/** What the form begins with: a work as it is, without media that are not in the profile any more, or a new one. */
export function toCreditValues(work: OwnWork | undefined, media: readonly ProfileMedia[]): CreditValues {
  return {
    title: work?.title ?? '',
    year: work === undefined ? '' : String(work.year),
    kind: work?.kind ?? '',
    role: work?.role ?? '',
    production: work?.production ?? '',
    links: Array.from({ length: MAX_WORK_LINKS }, (_, index) => work?.links[index] ?? ''),
    mediaIds: work?.mediaIds.filter((id) => media.some((item) => item.id === id)) ?? [],
    visibility: work?.visibility ?? 'public',
  }
}
