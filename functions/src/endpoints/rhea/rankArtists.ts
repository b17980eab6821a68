import { type RankArtistsResult, rankArtistsSchema } from '@ribalta/domain/schemas/rhea/run'
import { rankArtists as rank } from '../../services/rhea/rankArtists.ts'
import { reads } from '../../services/shared/parsing.ts'
import { defineCommand } from '../defineCommand.ts'

/** A ranking that says of nobody who it is, kept as it is made, by directors: `rankArtistsSchema` in, the first of it out. */
export const rankArtists = defineCommand(
  'rankArtists',
  reads(rankArtistsSchema),
  (input, { backend, caller, now }): Promise<RankArtistsResult> => rank(backend, input, caller, now),
)
