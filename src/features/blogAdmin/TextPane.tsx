import { Suspense, useDeferredValue, useState, type RefObject } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { classNames } from '../../lib/classNames.ts'
import { Button } from '../../ui/Button.tsx'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { TextareaField } from '../../ui/TextareaField.tsx'
import type { PostValues } from './postValues.ts'

const Markdown = lazyPart(() => import('../../ui/markdown/Markdown.tsx'))

function filesOf(data: DataTransfer): File[] {
  return [...data.files].filter(({ type }) => type.startsWith('image/'))
}

export interface TextPaneProps {
  /** The field itself, for putting something where its cursor is. */
  areaRef: RefObject<HTMLTextAreaElement | null>
  onFiles: (files: File[]) => void
}

/** The text and, beside it or in its place on a narrow screen, how it will look. */
export function TextPane({ areaRef, onFiles }: TextPaneProps) {
  const { register, control, formState } = useFormContext<PostValues>()
  const [isPreview, setIsPreview] = useState(false)
  const body = useDeferredValue(useWatch({ control, name: 'body' }))
  const { ref, ...field } = register('body')
  return (
    <div className="flex flex-col gap-3">
      <fieldset aria-label="Modo do texto" className="flex gap-2 xl:hidden">
        <Button
          variant={isPreview ? 'quiet' : 'secondary'}
          size="small"
          aria-pressed={!isPreview}
          onClick={() => {
            setIsPreview(false)
          }}
        >
          Escrever
        </Button>
        <Button
          variant={isPreview ? 'secondary' : 'quiet'}
          size="small"
          aria-pressed={isPreview}
          onClick={() => {
            setIsPreview(true)
          }}
        >
          Visualizar
        </Button>
      </fieldset>
      <div className="grid gap-8 xl:grid-cols-2">
        <TextareaField
          {...field}
          ref={(element) => {
            ref(element)
            areaRef.current = element
          }}
          label="Texto"
          description="Em markdown: ## título, **negrito**, - lista, > citação, [texto](https://endereço)."
          rows={22}
          required
          error={formState.errors.body?.message}
          fieldClassName={classNames(isPreview && 'max-xl:hidden')}
          className="font-mono text-sm"
          onPaste={(event) => {
            const files = filesOf(event.clipboardData)
            if (files.length === 0) return
            event.preventDefault()
            onFiles(files)
          }}
          onDrop={(event) => {
            const files = filesOf(event.dataTransfer)
            if (files.length === 0) return
            event.preventDefault()
            onFiles(files)
          }}
        />
        <section aria-label="Pré-visualização" className={classNames(!isPreview && 'max-xl:hidden')}>
          <p className="mb-1.5 text-sm font-medium">Pré-visualização</p>
          <div className="min-h-40 rounded-card border border-line bg-surface p-5">
            {body.trim() === '' ? (
              <p className="text-muted">O texto aparece aqui como vai sair no blog.</p>
            ) : (
              <Suspense fallback={<Skeleton className="h-40 w-full" />}>
                <Markdown text={body} />
              </Suspense>
            )}
          </div>
        </section>
      </div>
    </div>
  )
}
