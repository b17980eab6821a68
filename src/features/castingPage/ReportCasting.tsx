import { REPORT_REASON_LABELS } from '@ribalta/domain/contact'
import { useState } from 'react'
import { prepareCalls } from '../../data/callables.ts'
import { reportCasting } from '../../data/contactMessages/send.ts'
import { newRandomId } from '../../lib/newRandomId.ts'
import { ReportDialog } from '../../ui/ReportDialog.tsx'

interface ReportCastingProps {
  castingId: string
  open: boolean
  onClose: () => void
}

export default function ReportCasting({ castingId, ...frame }: ReportCastingProps) {
  const [requestId] = useState(newRandomId)
  return (
    <ReportDialog
      {...frame}
      subject="este casting"
      reasons={REPORT_REASON_LABELS}
      requestId={requestId}
      onBegin={prepareCalls}
      send={(report) => reportCasting({ ...report, castingId })}
    />
  )
}
