import { openGuardianContact } from '../../data/profiles/guardianContact.ts'
import { useOnDemand } from '../../lib/loading/useOnDemand.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { phoneRows } from './contactRows.tsx'
import { Facts } from './DetailsPart.tsx'

/** Whom one speaks to about a minor: asked for on demand, since each reading is written down. */
export function GuardianContact({ uid }: { uid: string }) {
  const { value, isBusy, problem, open } = useOnDemand(() => openGuardianContact(uid), {
    logged: 'The contact of a guardian was not opened',
    words: 'Não foi possível abrir o contato. Tente novamente.',
  })

  return (
    <>
      <p className="max-w-prose text-muted">
        Menor de 18 anos: fale com o responsável. A leitura fica registrada com seu nome e o horário.
      </p>
      <div aria-live="polite" className="flex flex-col items-start gap-4">
        {value === undefined ? (
          <Button variant="secondary" busy={isBusy} onClick={() => void open()}>
            Ver contato do responsável
          </Button>
        ) : value === null ? (
          <p>O cadastro ainda não tem os dados do responsável.</p>
        ) : (
          <Facts rows={[['Responsável', value.name], ...phoneRows(value.phone)]} />
        )}
        {problem === undefined ? null : <Notice tone="danger">{problem}</Notice>}
      </div>
    </>
  )
}
