import { mayBeginTake } from '@ribalta/domain/screenTests/testStatus'
import { useState } from 'react'
import { useAuth } from '../../../auth/AuthContext.tsx'
import { AddTake } from '../../../data/takes/AddTake.tsx'
import { SendTest } from '../../../data/takes/SendTest.tsx'
import { TakesList } from '../../../data/takes/TakesList.tsx'
import { persistTakes } from '../../../data/takes/takesOf.ts'
import { useChosenTakes } from '../../../data/takes/useChosenTakes.ts'
import { logWarning } from '../../../lib/log.ts'
import { useNow } from '../../../lib/useNow.ts'
import { refusalWords } from '../../../lib/words/refusalWords.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import type { ActDialogProps } from './AcceptDialog.tsx'
import { useOnBehalf } from './useOnBehalf.ts'

/** Staff upload an artist's videos and send them, as the artist would: kept on this device until the agency has them. */
export default function SendDialog(props: ActDialogProps) {
  const { user } = useAuth()
  return user === null ? null : <Sending key={user.uid} {...props} uid={user.uid} />
}

function Sending(props: ActDialogProps & { uid: string }) {
  const { test, status, name, uid, onClose } = props
  const now = useNow()
  const { takes, all, chosen, choose } = useChosenTakes(uid, test)
  const { change, tell } = useOnBehalf(props)
  const [problem, setProblem] = useState<string>()
  const mustAccept = status === 'sent' || status === 'opened'

  async function add(files: readonly File[]): Promise<void> {
    setProblem(undefined)
    persistTakes()
    try {
      if (mustAccept) await change('accepted')
      takes.add(files, test.seconds)
    } catch (error) {
      logWarning('A test was not accepted before its video', error)
      setProblem(refusalWords(error, 'Não foi possível aceitar o teste. Escolha o vídeo de novo.'))
    }
  }

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      title={`Enviar vídeo por ${name}`}
      description="A pessoa é avisada, e o histórico diz que foi a agência. Dá para fechar esta janela: o vídeo fica guardado neste aparelho e continua subindo."
    >
      {status === 'expired' ? (
        <Notice tone="warning">
          {all.some(({ isBegun }) => isBegun)
            ? 'O prazo passou, mas este envio começou a tempo: pode enviar.'
            : 'O prazo deste teste passou. Dê mais prazo para enviar um vídeo.'}
        </Notice>
      ) : null}
      {mustAccept ? (
        <Notice>{`O teste ainda não foi aceito. Com o primeiro vídeo, a agência aceita em nome de ${name}.`}</Notice>
      ) : null}
      {problem === undefined ? null : <Notice tone="danger">{problem}</Notice>}
      {all.length === 0 ? null : (
        <TakesList
          label={`Vídeos de ${name}`}
          takes={takes}
          all={all}
          chosen={chosen}
          most={test.takes}
          onChoose={choose}
        />
      )}
      {mustAccept || mayBeginTake(test, now) ? (
        <AddTake test={test} onFiles={(files) => void add(files)} />
      ) : null}
      {all.length === 0 ? null : (
        <SendTest
          testRequestId={test.id}
          takes={takes}
          all={all}
          chosen={chosen}
          ready={`O teste vai como enviado pela agência em nome de ${name}.`}
          onSent={() => {
            void takes.clear()
            tell('submitted')
            onClose()
          }}
        />
      )}
    </Dialog>
  )
}
