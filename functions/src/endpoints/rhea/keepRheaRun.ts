import { keepRheaRunSchema } from '@ribalta/domain/schemas/rhea/run'
import { keepRheaRun as keep } from '../../services/rhea/rankArtists.ts'
import { reads } from '../../services/shared/parsing.ts'
import { defineCommand } from '../defineCommand.ts'

/** A ranking is made and kept, by directors: `keepRheaRunSchema` in, its id out. */
export const keepRheaRun = defineCommand(
  'keepRheaRun',
  reads(keepRheaRunSchema),
  async (input, { backend, caller, now }) => {
    await keep(backend, input, caller, now)
    return { runId: input.runId }
  },
)
