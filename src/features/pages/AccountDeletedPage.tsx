import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { usePageMeta } from '../../ui/usePageMeta.ts'

/** Where somebody lands who has deleted their account. */
export function Component() {
  usePageMeta({ isIndexed: false })
  return (
    <div className="page-band pb-24">
      <PageHeader title="Sua conta foi excluída">
        <p>
          Apagamos seu perfil, sua página, suas fotos e vídeos, seus dados privados e seu acesso. Obrigado
          pelo tempo que passou com a gente; se quiser voltar, é só se cadastrar de novo.
        </p>
      </PageHeader>
      <ButtonLink to="/">Ir para o início</ButtonLink>
    </div>
  )
}
