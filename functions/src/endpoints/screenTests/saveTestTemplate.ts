import {
  type SaveTestTemplateResult,
  saveTestTemplateSchema,
} from '@ribalta/domain/schemas/screenTests/template'
import { saveTestTemplate as save } from '../../services/screenTests/templates.ts'
import { reads } from '../../services/shared/parsing.ts'
import { defineCommand } from '../defineCommand.ts'

/** A template of tests, by directors: `saveTestTemplateSchema` in, the version that it has now out. */
export const saveTestTemplate = defineCommand(
  'saveTestTemplate',
  reads(saveTestTemplateSchema),
  async (input, { backend, caller, now }): Promise<SaveTestTemplateResult> => ({
    version: await save(backend, input, caller, now),
  }),
)
