import { PageHeader } from '../../ui/PageHeader.tsx'

export function Component() {
  return (
    <div className="page-band pb-24">
      <PageHeader title="Cadastro" />
    </div>
  )
}
