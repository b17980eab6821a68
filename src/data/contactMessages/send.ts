import type { ReportArtistInput, ReportCastingInput } from '@ribalta/domain/schemas/contactMessage'
import type { SubmitContactInput } from '@ribalta/domain/schemas/submitContact'
import { callFunction } from '../callables.ts'

/** Sends a stranger's message to the team. Rejects with the SDK's `FunctionsError`. */
export async function sendContactMessage(input: SubmitContactInput): Promise<void> {
  await callFunction('submitContact', input)
}

/** Tells the team what is wrong with a casting. Rejects with the SDK's `FunctionsError`. */
export async function reportCasting(report: ReportCastingInput): Promise<void> {
  await callFunction('reportCasting', report)
}

/** Tells the team what is wrong with an artist's page. Rejects with the SDK's `FunctionsError`. */
export async function reportArtist(report: ReportArtistInput): Promise<void> {
  await callFunction('reportArtist', report)
}
