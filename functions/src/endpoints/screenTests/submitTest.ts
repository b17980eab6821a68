import { type SubmitTestResult, submitTestSchema } from '@ribalta/domain/schemas/screenTests/take'
import { submitTest as submit } from '../../services/screenTests/submit.ts'
import { reads } from '../../services/shared/parsing.ts'
import { defineCommand } from '../defineCommand.ts'

/** Sends a test by its artist, or by staff for them: `submitTestSchema` in; whether it was sent, or which takes are not there whole, out. */
export const submitTest = defineCommand(
  'submitTest',
  reads(submitTestSchema),
  (input, { backend, caller, now }): Promise<SubmitTestResult> => submit(backend, input, caller, now),
)
