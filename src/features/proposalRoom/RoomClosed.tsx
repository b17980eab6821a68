import { ButtonLink } from '../../ui/ButtonLink.tsx'
import type { Elements } from '../../ui/elements.ts'
import { PageHeader } from '../../ui/PageHeader.tsx'

/** Where no room opens. It does not tell why: whoever tries keys learns nothing. What it holds is this device's own. */
export function RoomClosed({ children }: { children?: Elements }) {
  return (
    <div className="page-band pb-24">
      <PageHeader title="Esta apresentação não está disponível">
        <p>
          O link pode estar incompleto, o prazo pode ter passado ou a agência pode ter encerrado o acesso.
        </p>
        <p className="mt-4">Peça um novo link a quem enviou este a você.</p>
      </PageHeader>
      {children}
      <ButtonLink to="/" variant="secondary">
        Conhecer a agência
      </ButtonLink>
    </div>
  )
}
