import { type RequestTestsResult, requestTestsSchema } from '@ribalta/domain/schemas/screenTests/testRequest'
import { requestTests as request } from '../../services/screenTests/request.ts'
import { reads } from '../../services/shared/parsing.ts'
import { defineCommand } from '../defineCommand.ts'

/** Asks people for a test, by staff: `requestTestsSchema` in, who was asked or who is in the way out. */
export const requestTests = defineCommand(
  'requestTests',
  reads(requestTestsSchema),
  (input, { backend, caller, now }): Promise<RequestTestsResult> => request(backend, input, caller, now),
)
