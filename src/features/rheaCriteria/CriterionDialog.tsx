import { zodResolver } from '@hookform/resolvers/zod'
import { criterionKey } from '@ribalta/domain/rhea/criterionKey'
import type { Criterion } from '@ribalta/domain/schemas/rhea/criteria'
import type { SyntheticEvent } from 'react'
import { FormProvider, useForm, useWatch } from 'react-hook-form'
import { useClassesSkills } from '../../data/catalogue/ClassesSkillsProvider.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { FormActions } from '../../ui/FormActions.tsx'
import { FormProblems } from '../../ui/FormProblems.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { withWeight } from './criteriaForm.ts'
import { CHOICE_LABELS, choiceHint, choiceOf, choicesLeft } from './criterionChoices.ts'
import {
  type CriterionValues,
  criterionValuesSchema,
  EMPTY_CRITERION,
  toCriterionValues,
  withoutGone,
} from './criterionForm.ts'
import { CriterionValueFields } from './CriterionValueFields.tsx'

const resolver = zodResolver(criterionValuesSchema)

export interface CriterionDialogProps {
  /** All of the set. */
  criteria: readonly Criterion[]
  /** The one of them that is to ask something else; undefined for a new one. */
  edited: Criterion | undefined
  returnTo: () => HTMLElement | undefined
  onChoose: (criterion: Criterion) => void
  onClose: () => void
}

/** What a criterion asks: first after what, then which. */
export function CriterionDialog({ criteria, edited, returnTo, onChoose, onClose }: CriterionDialogProps) {
  const catalogue = useClassesSkills()
  const others = criteria.filter((each) => each !== edited)
  const form = useForm<CriterionValues, unknown, Criterion>({
    defaultValues: edited === undefined ? EMPTY_CRITERION : withoutGone(toCriterionValues(edited), catalogue),
    resolver,
    // What is chosen here is often more than one control.
    shouldFocusError: false,
  })
  const { control, register, formState } = form
  const choice = useWatch({ control, name: 'choice' })
  function submit(event: SyntheticEvent<HTMLFormElement>): void {
    // The dialog stands over another form, which is its parent for React.
    event.stopPropagation()
    void form.handleSubmit((criterion) => {
      onChoose(edited === undefined ? criterion : withWeight(criterion, edited))
    })(event)
  }
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      title={edited === undefined ? 'Adicionar critério' : `Mudar: ${CHOICE_LABELS[choiceOf(edited)]}`}
      returnTo={returnTo}
    >
      <FormProvider {...form}>
        <form noValidate className="flex flex-col gap-5" onSubmit={submit}>
          {edited === undefined ? (
            <SelectField
              label="Critério"
              required
              error={formState.errors.choice?.message}
              {...register('choice')}
            >
              <option value="">Escolha</option>
              {choicesLeft(others).map((each) => (
                <option key={each} value={each}>
                  {CHOICE_LABELS[each]}
                </option>
              ))}
            </SelectField>
          ) : null}
          {choice === '' ? null : (
            <>
              <p className="text-sm text-muted empty:hidden">{choiceHint(choice)}</p>
              <CriterionValueFields choice={choice} taken={new Set(others.map(criterionKey))} />
            </>
          )}
          <FormProblems control={control} />
          <FormActions
            action={edited === undefined ? 'Adicionar' : 'Mudar'}
            isBusy={false}
            onBack={onClose}
          />
        </form>
      </FormProvider>
    </Dialog>
  )
}
