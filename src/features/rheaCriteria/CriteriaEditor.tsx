import { isDirector } from '@ribalta/domain/account/grants'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { FormProvider, useFormContext, useWatch } from 'react-hook-form'
import { useAuth } from '../../auth/AuthContext.tsx'
import { CriteriaPreview } from '../../data/rheaCriteria/CriteriaPreview.tsx'
import { isSameValue } from '../../lib/forms/sameValue.ts'
import { useUnsaved } from '../../lib/forms/unsaved.ts'
import { rheaPath } from '../../lib/rhea/rheaPath.ts'
import { Button } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { FormProblems } from '../../ui/FormProblems.tsx'
import { Link } from '../../ui/Link.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { SaveBar } from '../../ui/SaveBar.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { UndoButton } from '../../ui/undo/UndoButton.tsx'
import { usePageTitle } from '../../ui/usePageTitle.ts'
import { setArchived } from './archiving.ts'
import { CriteriaFields } from './CriteriaFields.tsx'
import type { CriteriaValues } from './criteriaForm.ts'
import { criteriaPath } from '../../data/rheaCriteria/criteriaPath.ts'
import { CriteriaVersions } from './CriteriaVersions.tsx'
import { ScoreWords } from './ScoreWords.tsx'
import { type CriteriaEditorProps, useCriteriaForm } from './useCriteriaForm.ts'

/** One set of criteria with everything that can be done to it. */
export function CriteriaEditor(props: CriteriaEditorProps) {
  const { id, stored } = props
  const client = useQueryClient()
  const { profile } = useAuth()
  const { form, version, problem, forget, reload, save } = useCriteriaForm(props)
  const { isDirty, isSubmitting, errors } = form.formState
  useUnsaved(isDirty, {
    words: 'O que você mudou nestes critérios ainda não foi salvo e vai se perder.',
    isPerQuery: true,
    forget,
  })
  const title = stored?.name ?? 'Novos critérios'
  usePageTitle(`${title} · Critérios RHEA`)

  return (
    <FormProvider {...form}>
      <PageHeader
        title={<span className="break-words">{title}</span>}
        eyebrow="Critérios RHEA"
        actions={
          stored === undefined ? undefined : (
            <>
              <UndoButton />
              {isDirector(profile) ? (
                <ButtonLink to={rheaPath.from({ criteriaId: id })} variant="secondary">
                  Ranking
                </ButtonLink>
              ) : null}
              <Button
                variant="secondary"
                onClick={() => {
                  setArchived(client, stored, !stored.isArchived)
                }}
              >
                {stored.isArchived ? 'Voltar a oferecer' : 'Arquivar'}
              </Button>
            </>
          )
        }
      >
        <span className="flex flex-wrap items-center gap-3 text-base">
          {version === 0 ? null : <Tag>{`versão ${String(version)}`}</Tag>}
          {stored?.isArchived === true ? <Tag tone="warning">Arquivado</Tag> : null}
          <Link to={criteriaPath.list} className="inline-flex min-h-11 items-center text-link">
            Todos os critérios
          </Link>
        </span>
      </PageHeader>
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_24rem] lg:grid-rows-[auto_1fr]">
        <form
          noValidate
          // The bar at the foot stays in sight: what takes the focus stops above it.
          className="flex min-w-0 flex-col gap-8 **:scroll-mt-24 sm:**:scroll-mb-36"
          onSubmit={save}
        >
          <ScoreWords />
          <TextField
            label="Nome"
            description="Por exemplo, o papel ou o tipo de trabalho."
            required
            autoComplete="off"
            error={errors.name?.message}
            {...form.register('name')}
          />
          <CriteriaFields />
          <SaveBar
            problem={problem}
            refused={<FormProblems control={form.control} />}
            isBusy={isSubmitting}
            isDirty={isDirty}
            isStored={version > 0}
            onReload={reload}
          >
            <Button type="submit" busy={isSubmitting}>
              Salvar versão
            </Button>
          </SaveBar>
        </form>
        <div className="min-w-0 self-start lg:sticky lg:top-20 lg:row-span-2 lg:max-h-[calc(100dvh-6rem)] lg:overflow-y-auto">
          <Preview />
        </div>
        {version === 0 ? null : <CriteriaVersions id={id} />}
      </div>
    </FormProvider>
  )
}

/** The form gives out copies: what is the same stays the same here. */
function Preview() {
  const { control } = useFormContext<CriteriaValues>()
  const criteria = useWatch({ control, name: 'criteria' })
  const [kept, setKept] = useState(criteria)
  if (kept !== criteria && !isSameValue(kept, criteria)) setKept(criteria)
  return <CriteriaPreview criteria={kept} />
}
