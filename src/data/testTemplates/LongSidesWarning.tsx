import type { Sides } from '@ribalta/domain/schemas/screenTests/template'
import { longSides, pagesOfText } from '@ribalta/domain/screenTests/fairness'
import { TEST_KIND_LABELS } from '@ribalta/domain/screenTests/screenTest'
import { Notice } from '../../ui/Notice.tsx'
import { kindOf } from './contentForm.ts'

export interface LongSidesWarningProps {
  /** As it was chosen; empty where it was not. */
  kind: string
  /** What there is to learn, as far as it is known. */
  sides: Sides | undefined
}

/** That there is more to learn than is fair; nobody is kept from asking. */
export function LongSidesWarning({ kind: chosen, sides }: LongSidesWarningProps) {
  const kind = kindOf(chosen)
  const long = kind === undefined || sides === undefined ? undefined : longSides(kind, pagesOf(sides))
  if (kind === undefined || long === undefined) return null
  const about = sides?.kind === 'text' ? 'cerca de ' : ''
  return (
    <Notice tone="warning">
      Texto longo para <span>{TEST_KIND_LABELS[kind].toLowerCase()}</span>: são <span>{about}</span>
      <span>{long.pages}</span> páginas; o combinado é no máximo <span>{long.most}</span>.
    </Notice>
  )
}

function pagesOf(sides: Sides): number {
  switch (sides.kind) {
    case 'none':
      return 0
    case 'text':
      return pagesOfText(sides.text)
    case 'pdf':
      return sides.pages
  }
}
