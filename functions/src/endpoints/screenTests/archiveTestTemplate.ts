import { archiveTestTemplateSchema } from '@ribalta/domain/schemas/screenTests/template'
import { archiveTestTemplate as archive } from '../../services/screenTests/templates.ts'
import { reads } from '../../services/shared/parsing.ts'
import { defineCommand } from '../defineCommand.ts'

/** A template of tests is no longer offered, or again, by directors: `archiveTestTemplateSchema` in, the same state out. */
export const archiveTestTemplate = defineCommand(
  'archiveTestTemplate',
  reads(archiveTestTemplateSchema),
  async (input, { backend, caller, now }) => {
    await archive(backend, input, caller, now)
    return { isArchived: input.isArchived }
  },
)
