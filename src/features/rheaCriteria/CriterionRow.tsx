import { type Criterion, MAX_IMPORTANCE, MIN_IMPORTANCE } from '@ribalta/domain/schemas/rhea/criteria'
import { criterionKey } from '@ribalta/domain/rhea/criterionKey'
import { mayBeRequired } from '@ribalta/domain/rhea/required'
import { useClassesSkills } from '../../data/catalogue/ClassesSkillsProvider.tsx'
import { criterionLabel } from '../../lib/rhea/criterionWords.ts'
import { Button } from '../../ui/Button.tsx'
import { RadioField } from '../../ui/RadioField.tsx'
import { RangeField } from '../../ui/RangeField.tsx'
import { asksForGone, withWeight } from './criteriaForm.ts'
import { HISTORY_HINT } from './criterionChoices.ts'
import { hasChoice } from './criterionForm.ts'

const STEPS = { min: MIN_IMPORTANCE, max: MAX_IMPORTANCE, step: 1 }
const CHOICES = [
  { value: 'required', label: 'Obrigatório' },
  { value: 'wished', label: 'Desejável' },
] as const

export interface CriterionRowProps {
  criterion: Criterion
  onWeigh: (criterion: Criterion) => void
  /** Asks for its value anew. */
  onEdit: () => void
  onRemove: () => void
}

/** One criterion of a set, and how it counts. */
export function CriterionRow({ criterion, onWeigh, onEdit, onRemove }: CriterionRowProps) {
  const catalogue = useClassesSkills()
  const label = criterionLabel(criterion, catalogue)
  const { isRequired, importance } = criterion
  return (
    <li data-criterion={criterionKey(criterion)}>
      <fieldset className="flex min-w-0 flex-col gap-3 rounded-card border border-line bg-surface p-4">
        <legend className="float-left w-full text-lg font-medium break-words">{label}</legend>
        {asksForGone(criterion, catalogue) ? (
          <p className="text-sm font-medium text-danger">
            {criterion.kind === 'class'
              ? 'Uma classe daqui saiu do catálogo da agência. Mude ou retire este critério.'
              : 'Esta habilidade saiu do catálogo da agência. Mude ou retire este critério.'}
          </p>
        ) : null}
        <div className="grid gap-x-8 gap-y-3 sm:grid-cols-[16rem_minmax(0,1fr)]">
          {mayBeRequired(criterion) ? (
            <RadioField
              legend="Como conta"
              choices={CHOICES}
              value={isRequired ? 'required' : 'wished'}
              isInRow
              onChange={(value) => {
                onWeigh(withWeight(criterion, { importance, isRequired: value === 'required' }))
              }}
            />
          ) : (
            <p className="text-sm text-muted">Só como desejável. {HISTORY_HINT}</p>
          )}
          <RangeField
            label={
              <>
                Importância<span className="sr-only">{` de ${label}`}</span>
              </>
            }
            description={isRequired ? 'Quem não atende fica de fora.' : undefined}
            disabled={isRequired}
            range={STEPS}
            value={importance}
            words={`${String(importance)} de ${String(MAX_IMPORTANCE)}`}
            isShort
            onChange={(value) => {
              onWeigh(withWeight(criterion, { isRequired, importance: value }))
            }}
          />
        </div>
        <p className="flex flex-wrap justify-end gap-2">
          {hasChoice(criterion) ? (
            <Button
              variant="quiet"
              size="small"
              aria-haspopup="dialog"
              aria-label={`Mudar: ${label}`}
              data-edit=""
              onClick={onEdit}
            >
              Mudar
            </Button>
          ) : null}
          <Button
            variant="quiet"
            size="small"
            aria-label={`Retirar: ${label}`}
            data-remove=""
            onClick={onRemove}
          >
            Retirar
          </Button>
        </p>
      </fieldset>
    </li>
  )
}
