import { type SaveCastingResult, saveCastingSchema } from '@ribalta/domain/schemas/casting'
import { saveCasting as save } from '../services/castings/save.ts'
import { reads } from '../services/shared/parsing.ts'
import { defineCallable } from './callable.ts'

/** A casting with its roles and internal part, by staff: `saveCastingSchema` in, `{ version }` out. */
export const saveCasting = defineCallable('saveCasting', reads(saveCastingSchema), {
  memory: '256MiB',
  timeoutSeconds: 30,
  maxInstances: 20,
  act: (input, { backend, caller, now }): Promise<SaveCastingResult> => save(backend, input, caller, now),
})
