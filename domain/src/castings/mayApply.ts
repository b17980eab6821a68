import type { Instant } from '../instant.ts'
import { isMinor } from '../people/birthDate.ts'
import type { CastingVisibility } from './casting.ts'
import type { CastingStatus } from './castingStatus.ts'
import type { ProfileStatus } from '../people/profileStatus.ts'

/** Why somebody cannot apply for anything yet, as the screen and the server say it. */
export const APPLY_HURDLES = {
  guardian: 'Antes da primeira inscrição, a agência confirma a autorização com o seu responsável.',
  media: 'Ponha ao menos uma foto ou vídeo no seu perfil antes de se inscrever.',
} as const

/** Whether somebody whose profile stands so may be in a casting. */
export function mayBeInCasting(status: ProfileStatus): boolean {
  return status === 'published' || status === 'pending'
}

/** An artist who may see a casting; `isIn` is true when they were invited or applied for one of its roles. */
interface CastingReader {
  readonly status: ProfileStatus
  readonly isIn: boolean
}

/** Returns whether an artist may apply for a casting that is open. The database's rules show it to the same artists. */
export function isOpenTo(
  { status, visibility }: { readonly status: CastingStatus; readonly visibility: CastingVisibility },
  artist: CastingReader,
): boolean {
  return status === 'open' && isVisibleTo({ visibility }, artist)
}

/** Returns whether an artist may know of a casting that is no longer a draft, open or closed. */
export function isVisibleTo(
  { visibility }: { readonly visibility: CastingVisibility },
  artist: CastingReader,
): boolean {
  return visibility === 'public' || artist.isIn || (visibility === 'roster' && artist.status === 'published')
}

/** Whether a minor must still wait until a director has spoken to the guardian. */
export function waitsForGuardian(
  {
    birthDate,
    guardianConfirmedAt,
  }: { readonly birthDate: Instant; readonly guardianConfirmedAt?: Instant | undefined },
  now: Date,
): boolean {
  return guardianConfirmedAt === undefined && isMinor(birthDate, now)
}
