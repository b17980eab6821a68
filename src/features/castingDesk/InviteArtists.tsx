import { inviteAct } from '../../data/castings/inviteAct.ts'
import { PickForAct, type PickForActProps } from '../../data/roster/PickForAct.tsx'

export interface InviteArtistsProps extends Pick<PickForActProps, 'onClose' | 'onEnded'> {
  castingId: string
  casting: string
}

/** Staff choose artists and invite them to apply for a casting. */
export default function InviteArtists({ castingId, casting, ...rest }: InviteArtistsProps) {
  return (
    <PickForAct
      act={inviteAct({ castingId, casting })}
      description={`Convite para “${casting}”. Cada artista recebe um aviso, vê o casting e decide se se inscreve.`}
      {...rest}
    />
  )
}
