import type { Sides } from '@ribalta/domain/schemas/screenTests/template'
import { TEST_KIND_LABELS } from '@ribalta/domain/screenTests/screenTest'
import { useEffect, useId, useRef } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { PrivateDownload } from '../../data/privateFiles/PrivateDownload.tsx'
import { SidesText } from '../../data/testRequests/sides/SidesText.tsx'
import { limitWords } from '../../data/testRequests/testFacts.ts'
import { TestInstructions } from '../../data/testRequests/TestInstructions.tsx'
import { kindOf } from '../../data/testTemplates/contentForm.ts'
import { download } from '../../lib/files/download.ts'
import { Button } from '../../ui/Button.tsx'
import type { TemplateValues } from './templateForm.ts'

export interface TemplatePreviewProps {
  /** The PDF that was chosen and is not saved yet. */
  file: File | undefined
  /** What the saved version has. */
  stored: Sides | undefined
}

/** What was typed as its artist will read it. */
export function TemplatePreview(props: TemplatePreviewProps) {
  const { control } = useFormContext<TemplateValues>()
  const { title, kind, instructions, takes, seconds, sides, sidesText } = useWatch({ control })
  const id = useId()
  const known = kindOf(kind ?? '')
  const area = useRef<HTMLElement>(null)
  // On a phone it stands below the form.
  useEffect(() => {
    area.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <section
      ref={area}
      aria-labelledby={id}
      className="flex scroll-mt-20 flex-col gap-4 self-start rounded-card border border-line bg-surface p-5 lg:sticky lg:top-20 lg:max-h-[calc(100dvh-6rem)] lg:overflow-y-auto"
    >
      <p id={id} className="eyebrow">
        Como o artista vê
      </p>
      <h2 className="text-2xl break-words">{title === '' ? 'Sem título' : title}</h2>
      <p className="text-muted first-letter:uppercase">{`${known === undefined ? '' : `${TEST_KIND_LABELS[known]} · `}${limitWords({ takes: Number(takes), seconds: Number(seconds) })}`}</p>
      <TestInstructions instructions={instructions ?? ''} />
      {sides === 'none' ? null : (
        <>
          <p className="border-t border-line pt-4 font-medium">Texto da cena</p>
          {sides === 'text' ? (
            <SidesText text={sidesText ?? ''} reader="Nome do artista" />
          ) : (
            <PdfPreview {...props} />
          )}
        </>
      )}
    </section>
  )
}

function PdfPreview({ file, stored }: TemplatePreviewProps) {
  if (file !== undefined) {
    return (
      <p className="flex flex-wrap items-center gap-3">
        <span className="min-w-0 break-words">{file.name}</span>
        <Button
          variant="secondary"
          size="small"
          onClick={() => {
            download(file.name, file)
          }}
        >
          Baixar o PDF
        </Button>
      </p>
    )
  }
  if (stored?.kind !== 'pdf') return <p className="text-muted">Nenhum PDF escolhido ainda.</p>
  return (
    <p className="flex flex-wrap items-center gap-3">
      <span className="min-w-0 break-words">{`${stored.name}, ${stored.pages === 1 ? '1 página' : `${String(stored.pages)} páginas`}`}</span>
      <PrivateDownload name={stored.name} pathOf={() => Promise.resolve(stored.path)}>
        Baixar o PDF
      </PrivateDownload>
    </p>
  )
}
