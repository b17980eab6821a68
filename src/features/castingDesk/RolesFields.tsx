import { MAX_CASTING_ROLES } from '@ribalta/domain/casting'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { newRandomId } from '../../data/uploadsStorage.ts'
import { Button } from '../../ui/Button.tsx'
import { emptyRole, type CastingValues } from './castingForm.ts'
import { RoleFields } from './RoleFields.tsx'

/** The roles, in their order. */
export function RolesFields({ isReadOnly }: { isReadOnly: boolean }) {
  const { control } = useFormContext<CastingValues>()
  const { fields, append, remove, move } = useFieldArray({ control, name: 'roles' })
  return (
    <fieldset className="flex min-w-0 flex-col gap-6 border-t border-line pt-6">
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
                onMove={(by) => {
                  move(index, index + by)
                }}
                onRemove={() => {
                  remove(index)
                }}
              />
            </li>
          ))}
        </ol>
      )}
      {isReadOnly ? null : (
        <div>
          <Button
            variant="secondary"
            disabled={fields.length >= MAX_CASTING_ROLES}
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
