import { UFS } from '@ribalta/domain/brazil'
import { UF_NAMES } from '@ribalta/domain/ufNames'
import { CASTING_KIND_LABELS, CASTING_KINDS } from '@ribalta/domain/castings/casting'
import { FormProvider } from 'react-hook-form'
import { useUnsaved } from '../../lib/forms/unsaved.ts'
import { Button } from '../../ui/Button.tsx'
import { FormProblems } from '../../ui/FormProblems.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { TextareaField } from '../../ui/TextareaField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { AudienceFields } from './AudienceFields.tsx'
import { MoneyField } from '../../ui/MoneyField.tsx'
import { RolesFields } from './RolesFields.tsx'
import { useCastingForm, type CastingFormProps } from './useCastingForm.ts'

/** What a casting says, in public and to the team alone. */
export function CastingForm({ isReadOnly, ...props }: CastingFormProps) {
  const { form, problem, revealed, forget, save } = useCastingForm(props)
  const { version, isDraft } = props
  const { register, formState } = form
  const { errors, isDirty, isSubmitting } = formState
  useUnsaved(isDirty && !isReadOnly, {
    words: 'O que você mudou neste casting ainda não foi salvo e vai se perder.',
    isPerQuery: true,
    forget,
  })

  return (
    <FormProvider {...form}>
      <form
        noValidate
        aria-labelledby="dados"
        // The bar at the foot stays in sight: what takes the focus stops above it.
        className="**:scroll-mt-24 **:scroll-mb-44"
        onSubmit={save}
      >
        <fieldset disabled={isReadOnly} className="flex min-w-0 flex-col gap-6">
          <TextField label="Título" required error={errors.title?.message} {...register('title')} />
          <div className="grid gap-6 sm:grid-cols-3">
            <SelectField label="Tipo" required={!isDraft} error={errors.kind?.message} {...register('kind')}>
              <option value="">Escolha…</option>
              {CASTING_KINDS.map((kind) => (
                <option key={kind} value={kind}>
                  {CASTING_KIND_LABELS[kind]}
                </option>
              ))}
            </SelectField>
            <TextField
              label="Cidade"
              required={!isDraft}
              error={errors.city?.message}
              {...register('city')}
            />
            <SelectField label="UF" required={!isDraft} error={errors.uf?.message} {...register('uf')}>
              <option value="">Escolha…</option>
              {UFS.map((uf) => (
                <option key={uf} value={uf}>{`${uf} · ${UF_NAMES[uf]}`}</option>
              ))}
            </SelectField>
          </div>
          <TextareaField
            label="Descrição"
            description="O que será feito e o que importa saber antes de se inscrever. Aparece na página pública."
            required={!isDraft}
            rows={6}
            error={errors.description?.message}
            {...register('description')}
          />
          <AudienceFields />
          <div className="grid gap-6 sm:grid-cols-2 lg:grid-cols-4">
            <TextField
              label="Inscrições até"
              type="date"
              required={!isDraft}
              error={errors.applyUntil?.message}
              {...register('applyUntil')}
            />
            <TextField
              label="Primeiro dia de gravação"
              type="date"
              error={errors.shootFrom?.message}
              {...register('shootFrom')}
            />
            <TextField
              label="Último dia de gravação"
              type="date"
              error={errors.shootTo?.message}
              {...register('shootTo')}
            />
            <TextField
              label="Prazo de pagamento (dias)"
              inputMode="numeric"
              required={!isDraft}
              error={errors.paymentTermDays?.message}
              {...register('paymentTermDays')}
            />
          </div>
          <RolesFields isReadOnly={isReadOnly} isDraft={isDraft} />
          <fieldset className="flex min-w-0 flex-col gap-6 border-t border-line pt-6">
            <legend className="float-left mb-2 w-full font-display text-2xl">Só a equipe vê</legend>
            <div className="grid gap-6 sm:grid-cols-2">
              <TextField label="Cliente" error={errors.client?.message} {...register('client')} />
              <MoneyField name="budget" label="Verba" error={errors.budget?.message} />
            </div>
            <TextareaField label="Anotações" error={errors.notes?.message} {...register('notes')} />
          </fieldset>
        </fieldset>
        {isReadOnly ? null : (
          <div className="sticky bottom-0 z-20 -mx-4 mt-8 flex flex-col gap-3 border-t border-line bg-paper px-4 py-4 sm:mx-0 sm:px-0">
            <FormProblems control={form.control} asked={revealed} />
            {problem === undefined ? null : <Notice tone="danger">{problem}</Notice>}
            <div className="flex flex-wrap items-center justify-between gap-3">
              <output className="text-sm text-muted">
                {isSubmitting
                  ? 'Salvando…'
                  : isDirty
                    ? 'Há alterações não salvas.'
                    : version === 0
                      ? 'Nada salvo ainda.'
                      : 'Tudo salvo.'}
              </output>
              <Button type="submit" busy={isSubmitting}>
                {version === 0 ? 'Salvar rascunho' : 'Salvar alterações'}
              </Button>
            </div>
          </div>
        )}
      </form>
    </FormProvider>
  )
}
