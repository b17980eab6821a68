import { type OpenSidesResult, openSidesSchema } from '@ribalta/domain/schemas/screenTests/testRequest'
import { openSides as open } from '../../services/screenTests/sidesFile.ts'
import { reads } from '../../services/shared/parsing.ts'
import { defineCommand } from '../defineCommand.ts'

/** The PDF of a test for its artist or for staff: `openSidesSchema` in, its path for `openFiles` out. */
export const openSides = defineCommand(
  'openSides',
  reads(openSidesSchema),
  ({ testRequestId }, { backend, caller }): Promise<OpenSidesResult> => open(backend, testRequestId, caller),
)
