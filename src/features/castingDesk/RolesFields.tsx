import { MAX_CASTING_ROLES } from '@ribalta/domain/castings/casting'
import { useId, useRef } from 'react'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { newRandomId } from '../../lib/newRandomId.ts'
import { Button } from '../../ui/Button.tsx'
import { FieldError } from '../../ui/Field.tsx'
import { emptyRole, type CastingValues } from './castingForm.ts'
import { RoleFields } from './RoleFields.tsx'

export interface RolesFieldsProps {
  isReadOnly: boolean
  isDraft: boolean
}

/** The roles, in their order. */
export function RolesFields({ isReadOnly, isDraft }: RolesFieldsProps) {
  const { control, formState } = useFormContext<CastingValues>()
  const id = useId()
  const { fields, append, remove, move } = useFieldArray({ control, name: 'roles' })
  const all = useRef<HTMLFieldSetElement>(null)

  /** Gives the focus, once the roles are drawn anew, to the first of these that is in the role now at `index`. */
  function focusIn(index: number, ...selectors: string[]): void {
    requestAnimationFrame(() => {
      const role = all.current?.querySelectorAll('ol > li')[index]
      const target = selectors.flatMap((each) => role?.querySelector<HTMLElement>(each) ?? [])[0]
      ;(target ?? all.current?.querySelector<HTMLElement>('[data-add]'))?.focus()
    })
  }

  return (
    <fieldset
      ref={all}
      aria-invalid={
        formState.errors.roles?.root !== undefined || formState.errors.roles?.message !== undefined
          ? true
          : undefined
      }
      aria-describedby={`${id}-error`}
      className="flex min-w-0 flex-col gap-6 border-t border-line pt-6"
    >
      <legend className="float-left mb-2 w-full font-display text-2xl">Personagens</legend>
      {fields.length === 0 ? (
        <p className="text-muted">Nenhum personagem ainda. É preciso ao menos um para abrir as inscrições.</p>
      ) : (
        <ol className="flex flex-col gap-6">
          {fields.map((field, index) => (
            <li key={field.id}>
              <RoleFields
                index={index}
                count={fields.length}
                isReadOnly={isReadOnly}
                isDraft={isDraft}
                onMove={(by) => {
                  move(index, index + by)
                  focusIn(index + by, `[data-by="${String(by)}"]:enabled`, '[data-by]:enabled')
                }}
                onRemove={() => {
                  remove(index)
                  focusIn(Math.min(index, fields.length - 2), 'input')
                }}
              />
            </li>
          ))}
        </ol>
      )}
      <FieldError id={`${id}-error`} message={formState.errors.roles?.message} />
      {isReadOnly ? null : (
        <div>
          <Button
            variant="secondary"
            disabled={fields.length >= MAX_CASTING_ROLES}
            data-add=""
            onClick={() => {
              append(emptyRole(newRandomId().slice(0, 20)))
            }}
          >
            Adicionar personagem
          </Button>
        </div>
      )}
    </fieldset>
  )
}
