import { APPLY_HURDLES, mayBeInCasting, waitsForGuardian } from '@ribalta/domain/castings/mayApply'
import { isServable } from '@ribalta/domain/media/videoState'
import type { Profile } from '@ribalta/domain/schemas/people/profile'

/** Why an artist can't apply for any casting now, and where they can fix it. */
export interface ApplicationBlocker {
  readonly message: string
  readonly to: '/perfil' | '/contatos' | '/cadastro'
  readonly action: string
}

const OFF_AIR: ApplicationBlocker = {
  message: 'Seu perfil está fora do ar: por enquanto você não pode se inscrever.',
  to: '/contatos',
  action: 'Falar com a agência',
}

/** The part of a profile that decides whether an artist may apply. */
export type ApplyingProfile = Pick<
  Profile,
  'status' | 'queuedAt' | 'birthDate' | 'guardianConfirmedAt' | 'media'
>

/** Returns why the server would refuse this artist's application to any casting, or undefined. */
export function findBlocker(profile: ApplyingProfile, now: Date): ApplicationBlocker | undefined {
  const { status, queuedAt, media } = profile
  if (status === 'changes_requested') {
    return queuedAt === undefined
      ? {
          message: 'Para se inscrever, faça antes os ajustes que a agência pediu no seu perfil.',
          to: '/perfil',
          action: 'Ajustar meu perfil',
        }
      : {
          message: 'Recebemos seus ajustes. Você volta a poder se inscrever assim que a agência conferir.',
          to: '/perfil',
          action: 'Ver meu perfil',
        }
  }
  if (!mayBeInCasting(status)) return OFF_AIR
  if (waitsForGuardian(profile, now)) {
    return {
      message: `${APPLY_HURDLES.guardian} Veja se o contato está certo.`,
      to: '/perfil',
      action: 'Conferir o responsável',
    }
  }
  if (!media.some(isServable)) {
    return {
      message: APPLY_HURDLES.media,
      to: '/perfil',
      action: 'Pôr uma foto',
    }
  }
  return undefined
}
