import { Confirmation, type ConfirmationProps } from '../../../ui/Confirmation.tsx'

export type SendQuestionProps = Pick<ConfirmationProps, 'title' | 'open' | 'onClose' | 'onConfirm'>

/** Before answers are sent while something is missing. */
export default function SendQuestion(props: SendQuestionProps) {
  return (
    <Confirmation {...props} action="Enviar assim mesmo">
      Você pode enviar agora e responder o que falta depois, até o fim do prazo.
    </Confirmation>
  )
}
