import {
  type KeepRheaRunInput,
  type RankArtistsInput,
  type RankArtistsResult,
  rankArtistsResultSchema,
} from '@ribalta/domain/schemas/rhea/run'
import { callFunction } from '../callables.ts'

/** Ranks without saying who is who, and keeps what came of it. Rejects with the SDK's `FunctionsError`, as the other. */
export async function rankArtists(input: RankArtistsInput): Promise<RankArtistsResult> {
  return rankArtistsResultSchema.parse(await callFunction('rankArtists', input))
}

/** Ranks on the server and keeps what came of it. */
export async function keepRheaRun(input: KeepRheaRunInput): Promise<void> {
  await callFunction('keepRheaRun', input)
}
