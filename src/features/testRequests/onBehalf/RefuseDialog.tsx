import { answerMessageSchema } from '@ribalta/domain/schemas/castings/application'
import { TEST_STATUS_LABELS } from '@ribalta/domain/screenTests/testStatus'
import { formatDateTime } from '../../../lib/formats/formatDateTime.ts'
import ReasonDialog from '../../../ui/ReasonDialog.tsx'
import { wasSubmitted } from '../stepWords.ts'
import type { ActDialogProps } from './AcceptDialog.tsx'
import { useOnBehalf } from './useOnBehalf.ts'

/** Asks why a test is refused in somebody's name; what they sent goes with it. */
export default function RefuseDialog(props: ActDialogProps & { canRefuse: boolean }) {
  const { test, name, canRefuse, onClose } = props
  const { change, tell } = useOnBehalf(props)
  const takes = wasSubmitted(test)
    ? 'Os takes enviados são apagados na hora, e não dá para desfazer.'
    : 'O que já foi enviado deste teste é apagado, e não dá para desfazer.'
  return (
    <ReasonDialog
      open
      onClose={onClose}
      title={`Recusar o teste por ${name}?`}
      description={`${takes} A pessoa é avisada, lê o motivo, e o histórico diz que foi a agência.`}
      schema={answerMessageSchema}
      action="Recusar teste"
      isDangerous
      overtaken={
        canRefuse
          ? undefined
          : {
              words: `O teste passou para “${TEST_STATUS_LABELS[test.status]}” em ${formatDateTime(test.updatedAt)}.`,
            }
      }
      failure="Não foi possível recusar agora. O que você escreveu continua aqui: tente de novo."
      onSend={async (message) => {
        await change('refused', message)
        tell('refused')
      }}
    />
  )
}
