import { criterionKey } from '@ribalta/domain/rhea/criterionKey'
import { type Criterion, MAX_CRITERIA } from '@ribalta/domain/schemas/rhea/criteria'
import { useId, useRef, useState } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { useClassesSkills } from '../../data/catalogue/ClassesSkillsProvider.tsx'
import { criterionLabel } from '../../lib/rhea/criterionWords.ts'
import { Button } from '../../ui/Button.tsx'
import { FieldError } from '../../ui/Field.tsx'
import type { CriteriaValues } from './criteriaForm.ts'
import { CriterionDialog } from './CriterionDialog.tsx'
import { CriterionRow } from './CriterionRow.tsx'

/** What stands in the dialog: a criterion that is there already, or a new one. */
type Open = { readonly index: number } | 'new'

/** The criteria of a set, in the order in which they came in. */
export function CriteriaFields() {
  const { control } = useFormContext<CriteriaValues>()
  const { field, fieldState } = useController({ control, name: 'criteria' })
  const catalogue = useClassesSkills()
  const criteria = field.value
  const [open, setOpen] = useState<Open>()
  const [removed, setRemoved] = useState<{ readonly criterion: Criterion; readonly index: number }>()
  const all = useRef<HTMLElement>(null)
  /** Where the focus goes when the dialog closes. */
  const returnTo = useRef<() => HTMLElement | undefined>(undefined)
  const errorId = useId()
  const message = fieldState.error?.message
  const isFull = criteria.length >= MAX_CRITERIA
  const canPutBack =
    removed !== undefined &&
    !isFull &&
    !criteria.some((each) => criterionKey(each) === criterionKey(removed.criterion))

  /** What is in a row, by the criterion that it is of; where the row is not there, what adds one. */
  function find(criterion: Criterion | undefined, selector: string): HTMLElement | undefined {
    const key = criterion === undefined ? '' : CSS.escape(criterionKey(criterion))
    const inRow = all.current?.querySelector<HTMLElement>(
      `[data-criterion="${key}"] :is(${selector}):enabled`,
    )
    return inRow ?? all.current?.querySelector<HTMLElement>('[data-add]') ?? undefined
  }

  function focus(criterion: Criterion | undefined, selector: string): void {
    requestAnimationFrame(() => find(criterion, selector)?.focus())
  }

  function choose(criterion: Criterion): void {
    if (open === undefined) return
    if (open === 'new') {
      field.onChange([...criteria, criterion])
      returnTo.current = () => find(criterion, ':checked, [type="range"]')
    } else {
      field.onChange(criteria.with(open.index, criterion))
      returnTo.current = () => find(criterion, '[data-edit]')
    }
    setOpen(undefined)
  }

  function remove(criterion: Criterion, index: number): void {
    const rest = criteria.toSpliced(index, 1)
    field.onChange(rest)
    setRemoved({ criterion, index })
    focus(rest[index] ?? rest.at(-1), '[data-remove]')
  }

  return (
    <section ref={all} aria-labelledby={`${errorId}-title`} className="flex min-w-0 flex-col gap-4">
      <h2 id={`${errorId}-title`} className="text-2xl">
        Critérios
      </h2>
      {criteria.length === 0 ? (
        <p className="text-muted">
          Nenhum critério ainda. Comece pelo que o papel não dispensa e siga com o que seria bom ter.
        </p>
      ) : (
        <ul aria-labelledby={`${errorId}-title`} className="flex flex-col gap-4">
          {criteria.map((criterion, index) => (
            <CriterionRow
              key={criterionKey(criterion)}
              criterion={criterion}
              onWeigh={(weighed) => {
                field.onChange(criteria.with(index, weighed))
              }}
              onEdit={() => {
                returnTo.current = undefined
                setOpen({ index })
              }}
              onRemove={() => {
                remove(criterion, index)
              }}
            />
          ))}
        </ul>
      )}
      <output className="flex flex-wrap items-center gap-x-4 gap-y-2 empty:hidden">
        {removed !== undefined && canPutBack ? (
          <>
            <span className="min-w-0 text-muted break-words">{`“${criterionLabel(removed.criterion, catalogue)}” saiu.`}</span>
            <Button
              variant="secondary"
              size="small"
              onClick={() => {
                field.onChange(criteria.toSpliced(removed.index, 0, removed.criterion))
                setRemoved(undefined)
                focus(removed.criterion, ':checked, [type="range"]')
              }}
            >
              Pôr de volta
            </Button>
          </>
        ) : null}
      </output>
      <div className="flex flex-col items-start gap-2">
        <Button
          variant="secondary"
          aria-haspopup="dialog"
          aria-describedby={errorId}
          disabled={isFull}
          data-add=""
          data-invalid={message === undefined ? undefined : ''}
          onClick={() => {
            returnTo.current = undefined
            setOpen('new')
          }}
        >
          Adicionar critério
        </Button>
        {isFull ? (
          <p className="text-sm text-muted">São {MAX_CRITERIA} critérios, o máximo de um conjunto.</p>
        ) : null}
        <FieldError id={errorId} message={message} />
      </div>
      {open === undefined ? null : (
        <CriterionDialog
          criteria={criteria}
          edited={open === 'new' ? undefined : criteria[open.index]}
          returnTo={() => returnTo.current?.()}
          onChoose={choose}
          onClose={() => {
            setOpen(undefined)
          }}
        />
      )}
    </section>
  )
}
