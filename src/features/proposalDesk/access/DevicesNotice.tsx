import { MANY_DEVICES, MAX_DEVICES } from '@ribalta/domain/proposals/answers'
import { Notice } from '../../../ui/Notice.tsx'

/** A warning that a link will soon refuse new devices, or that it does. */
export function DevicesNotice({ devices }: { devices: number }) {
  if (devices < MANY_DEVICES) return null
  return devices < MAX_DEVICES ? (
    <Notice tone="warning">
      {`Este link já foi aberto em ${String(devices)} aparelhos e para em ${String(MAX_DEVICES)}. Se precisar de mais, gere um novo link e envie só a quem deve ver.`}
    </Notice>
  ) : (
    <Notice tone="danger">
      {`Este link foi aberto em ${String(MAX_DEVICES)} aparelhos e não abre em mais nenhum. Quem já entrou continua. Gere um novo link e envie só a quem deve ver.`}
    </Notice>
  )
}
