import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { FormProvider } from 'react-hook-form'
import type { ActEnd } from '../../data/roster/actOn.ts'
import { EndedAct } from '../../data/roster/EndedAct.tsx'
import { ContentFields } from '../../data/testTemplates/ContentFields.tsx'
import { useUnsaved } from '../../lib/forms/unsaved.ts'
import { Button } from '../../ui/Button.tsx'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { Link } from '../../ui/Link.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { FormProblems } from '../../ui/FormProblems.tsx'
import { SaveBar } from '../../ui/SaveBar.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { UndoButton } from '../../ui/undo/UndoButton.tsx'
import { useOpenOnce } from '../../ui/useOpenOnce.ts'
import { usePageTitle } from '../../ui/usePageTitle.ts'
import { setArchived } from './archiving.ts'
import { SidesFields } from './SidesFields.tsx'
import { TemplatePreview } from './TemplatePreview.tsx'
import { templatePath } from './templatePath.ts'
import { type TemplateEditorProps, useTemplateForm } from './useTemplateForm.ts'

const RequestTest = lazyPart(() => import('../../data/testRequests/RequestTest.tsx'))

/** One template with everything that can be done to it. */
export function TemplateEditor(props: TemplateEditorProps) {
  const { uid, stored } = props
  const client = useQueryClient()
  const { form, file, choose, problem, forget, reload, save } = useTemplateForm(props)
  const { isDirty, isSubmitting } = form.formState
  useUnsaved(isDirty, {
    words: 'O que você mudou neste modelo ainda não foi salvo e vai se perder.',
    isPerQuery: true,
    forget,
  })
  const [isPreviewed, setIsPreviewed] = useState(false)
  const request = useOpenOnce()
  const [ended, setEnded] = useState<ActEnd>()
  const title = stored?.title ?? 'Novo modelo'
  usePageTitle(`${title} · Modelos de teste`)

  return (
    <FormProvider {...form}>
      <PageHeader
        title={title}
        eyebrow="Modelos de teste"
        actions={
          stored === undefined ? undefined : (
            <>
              <UndoButton />
              <Button
                variant="secondary"
                onClick={() => {
                  setArchived(client, stored, !stored.isArchived)
                }}
              >
                {stored.isArchived ? 'Voltar a oferecer' : 'Arquivar'}
              </Button>
              {stored.isArchived ? null : (
                <Button variant="secondary" aria-haspopup="dialog" disabled={isDirty} onClick={request.open}>
                  Pedir um teste com este modelo
                </Button>
              )}
            </>
          )
        }
      >
        <span className="flex flex-wrap items-center gap-3 text-base">
          {stored === undefined ? null : <Tag>{`versão ${String(stored.version)}`}</Tag>}
          {stored?.isArchived === true ? <Tag tone="warning">Arquivado</Tag> : null}
          <Link to={templatePath.list} className="inline-flex min-h-11 items-center text-link">
            Todos os modelos
          </Link>
        </span>
      </PageHeader>
      <EndedAct
        end={ended}
        className="mb-6"
        onClose={() => {
          setEnded(undefined)
        }}
      />
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <form
          noValidate
          // The bar at the foot stays in sight: what takes the focus stops above it.
          className="flex min-w-0 flex-col gap-6 **:scroll-mt-24 sm:**:scroll-mb-36"
          onSubmit={save}
        >
          <ContentFields />
          <SidesFields stored={file === undefined ? stored?.sides : undefined} onFiles={choose} />
          <SaveBar
            problem={problem}
            refused={<FormProblems control={form.control} />}
            isBusy={isSubmitting}
            isDirty={isDirty}
            isStored={stored !== undefined}
            onReload={reload}
          >
            <Button
              variant="secondary"
              aria-expanded={isPreviewed}
              onClick={() => {
                setIsPreviewed(!isPreviewed)
              }}
            >
              Pré-visualizar como o artista vê
            </Button>
            <Button type="submit" busy={isSubmitting}>
              Salvar modelo
            </Button>
          </SaveBar>
        </form>
        {isPreviewed ? <TemplatePreview file={file} stored={stored?.sides} /> : null}
      </div>
      {request.isOpen && stored !== undefined ? (
        <Suspense fallback={null}>
          <RequestTest
            uid={uid}
            people={new Map()}
            template={stored}
            onAsked={setEnded}
            onClose={request.close}
          />
        </Suspense>
      ) : null}
    </FormProvider>
  )
}
