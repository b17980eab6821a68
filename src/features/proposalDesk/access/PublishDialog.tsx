import { dateToInstant } from '@ribalta/domain/instant'
import { FACTS } from '@ribalta/domain/people/factTable'
import { fromSaoPaulo } from '@ribalta/domain/saoPauloTime'
import { useQueryClient } from '@tanstack/react-query'
import { changeProposal } from '../../../data/proposals/calls.ts'
import { proposalReads } from '../../../data/proposals/queries.ts'
import { formatDateTime } from '../../../lib/formats/formatDateTime.ts'
import { formatDeadline } from '../../../lib/formats/formatDeadline.ts'
import { formatList } from '../../../lib/formats/formatList.ts'
import { useAttempt } from '../../../lib/loading/useAttempt.ts'
import { useNow } from '../../../lib/useNow.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { toast } from '../../../ui/toast/toastStore.ts'
import type { AccessProps } from './Access.tsx'
import { appearing } from './appearing.ts'
import { TermLine } from './TermLine.tsx'
import { WhoAppears } from './WhoAppears.tsx'

/** Asks once before a client can look: what they see, of how many, until when. What was typed is saved first. */
export default function PublishDialog(props: AccessProps & { onClose: () => void }) {
  const { id, stored, values, records, consents, isDirty, save, onClose } = props
  const client = useQueryClient()
  const now = useNow()
  const { isBusy, problem, attempt } = useAttempt({
    logged: 'A proposal was not published',
    words: 'Não foi possível publicar agora. Tente novamente.',
  })
  const until = fromSaoPaulo(values.deadline)
  const deadline = until === undefined ? undefined : dateToInstant(until)

  const publish = (): Promise<void> =>
    attempt(async () => {
      if ((isDirty || stored === undefined) && !(await save())) {
        // Why not stands beside what was typed.
        onClose()
        return
      }
      await changeProposal({ proposalId: id, to: 'published' })
      void client.invalidateQueries(proposalReads)
      onClose()
      toast({ title: 'Proposta publicada', description: 'Copie o link e envie ao cliente.' })
    })

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen && !isBusy) onClose()
      }}
      title="Publicar esta proposta?"
      description={`Quem receber o link diz o nome${stored?.codeId === undefined ? '' : ' e o código'}, entra sem cadastro e responde sobre cada artista. Você pode mudar tudo depois, e encerrar o acesso quando quiser.`}
      actions={
        <>
          <Button
            variant="quiet"
            onClick={() => {
              if (!isBusy) onClose()
            }}
          >
            Cancelar
          </Button>
          <Button busy={isBusy} onClick={() => void publish()}>
            Publicar
          </Button>
        </>
      }
    >
      <dl className="flex flex-col gap-3">
        <WhoAppears {...appearing(values, records, consents, now)} />
        <TermLine term="O que se vê de cada um">
          Nome artístico, as fotos, os vídeos e os takes escolhidos
          <span>
            {values.facts.length === 0
              ? '.'
              : ` e: ${formatList(values.facts.map((fact) => FACTS[fact].label))}.`}
          </span>
        </TermLine>
        <TermLine term="Até quando">
          {deadline === undefined ? '' : `${formatDateTime(deadline)} (${formatDeadline(deadline, now)})`}
        </TermLine>
      </dl>
      {problem === undefined ? null : <Notice tone="danger">{problem}</Notice>}
    </Dialog>
  )
}
