import { APPLY_HURDLES, mayBeInCasting, waitsForGuardian } from '@ribalta/domain/castings/mayApply'
import { isServable } from '@ribalta/domain/media/videoState'
import type { Profile } from '@ribalta/domain/schemas/people/profile'

/** Why somebody can apply for nothing now, and where they can do something about it. */
export interface Hurdle {
  readonly words: string
  readonly to: '/perfil' | '/contatos'
  readonly action: string
}

const OFF_AIR: Hurdle = {
  words: 'Seu perfil está fora do ar: por enquanto você não pode se inscrever.',
  to: '/contatos',
  action: 'Falar com a agência',
}

export type HurdleProfile = Pick<
  Profile,
  'status' | 'queuedAt' | 'birthDate' | 'guardianConfirmedAt' | 'media'
>

/** What the server would refuse an application for, whatever the casting; undefined for who may apply. */
export function hurdleOf(profile: HurdleProfile, now: Date): Hurdle | undefined {
  const { status, queuedAt, media } = profile
  if (status === 'changes_requested') {
    return queuedAt === undefined
      ? {
          words: 'Para se inscrever, faça antes os ajustes que a agência pediu no seu perfil.',
          to: '/perfil',
          action: 'Ajustar meu perfil',
        }
      : {
          words: 'Recebemos seus ajustes. Você volta a poder se inscrever assim que a agência conferir.',
          to: '/perfil',
          action: 'Ver meu perfil',
        }
  }
  if (!mayBeInCasting(status)) return OFF_AIR
  if (waitsForGuardian(profile, now)) {
    return {
      words: `${APPLY_HURDLES.guardian} Veja se o contato está certo.`,
      to: '/perfil',
      action: 'Conferir o responsável',
    }
  }
  if (!media.some(isServable)) {
    return {
      words: APPLY_HURDLES.media,
      to: '/perfil',
      action: 'Pôr uma foto',
    }
  }
  return undefined
}
