import { UF_NAMES, UFS } from '@ribalta/domain/brazil'
import { CASTING_KIND_LABELS, CASTING_KINDS } from '@ribalta/domain/casting'
import { useEffect, useRef, useState } from 'react'
import { FormProvider, useForm, type Path } from 'react-hook-form'
import { saveCasting } from '../../data/castings/calls.ts'
import { refusalWords } from '../../lib/refusalWords.ts'
import { Button } from '../../ui/Button.tsx'
import { LeaveWarning } from '../../ui/LeaveWarning.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { TextareaField } from '../../ui/TextareaField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { toast } from '../../ui/toast/toastStore.ts'
import { toSaveInput, type CastingValues } from './castingForm.ts'
import { MoneyField } from './MoneyField.tsx'
import { RolesFields } from './RolesFields.tsx'

export interface CastingFormProps {
  id: string
  version: number
  values: CastingValues
  isReadOnly: boolean
  onDirty: (isDirty: boolean) => void
  onSaved: () => Promise<void>
}

/** What a casting says, in public and to the team alone. */
export function CastingForm({ id, version, values, isReadOnly, onDirty, onSaved }: CastingFormProps) {
  const form = useForm<CastingValues>({ defaultValues: values })
  const { register, formState, setError, handleSubmit } = form
  const { errors, isDirty, isSubmitting } = formState
  const [problem, setProblem] = useState<string>()
  const element = useRef<HTMLFormElement>(null)

  useEffect(() => {
    onDirty(isDirty)
    return () => {
      onDirty(false)
    }
  }, [isDirty, onDirty])

  async function save(typed: CastingValues): Promise<void> {
    setProblem(undefined)
    const outcome = toSaveInput(typed, { castingId: id, version })
    if ('objections' in outcome) {
      for (const { field, message } of outcome.objections) {
        // The names come from the schema's paths, which are the form's.
        setError(field as Path<CastingValues>, { type: 'schema', message })
      }
      setProblem('Confira os campos marcados.')
      requestAnimationFrame(() => element.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus())
      return
    }
    try {
      await saveCasting(outcome.input)
      await onSaved()
      toast({ title: 'Casting salvo' })
    } catch (error) {
      setProblem(
        refusalWords(error, 'Não foi possível salvar. O que você digitou continua aqui; tente novamente.'),
      )
    }
  }

  return (
    <FormProvider {...form}>
      <form
        ref={element}
        noValidate
        aria-labelledby="dados"
        // The bar at the foot stays in sight: what takes the focus stops above it.
        className="**:scroll-mt-24 **:scroll-mb-44"
        onSubmit={(event) => {
          event.preventDefault()
          if (!isSubmitting) void handleSubmit(save)(event)
        }}
      >
        <fieldset disabled={isReadOnly} className="flex min-w-0 flex-col gap-6">
          <TextField label="Título" required error={errors.title?.message} {...register('title')} />
          <div className="grid gap-6 sm:grid-cols-3">
            <SelectField label="Tipo" required error={errors.kind?.message} {...register('kind')}>
              <option value="">Escolha…</option>
              {CASTING_KINDS.map((kind) => (
                <option key={kind} value={kind}>
                  {CASTING_KIND_LABELS[kind]}
                </option>
              ))}
            </SelectField>
            <TextField label="Cidade" required error={errors.city?.message} {...register('city')} />
            <SelectField label="UF" required error={errors.uf?.message} {...register('uf')}>
              <option value="">Escolha…</option>
              {UFS.map((uf) => (
                <option key={uf} value={uf}>
                  {uf} · {UF_NAMES[uf]}
                </option>
              ))}
            </SelectField>
          </div>
          <TextareaField
            label="Descrição"
            description="O que será feito e o que importa saber antes de se inscrever. Aparece na página pública."
            required
            rows={6}
            error={errors.description?.message}
            {...register('description')}
          />
          <div className="grid gap-6 sm:grid-cols-2 lg:grid-cols-4">
            <TextField
              label="Inscrições até"
              type="date"
              required
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
              required
              error={errors.paymentTermDays?.message}
              {...register('paymentTermDays')}
            />
          </div>
          <RolesFields isReadOnly={isReadOnly} />
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
        <LeaveWarning isActive={isDirty && !isReadOnly} isPerQuery>
          O que você mudou neste casting ainda não foi salvo e vai se perder.
        </LeaveWarning>
      </form>
    </FormProvider>
  )
}
