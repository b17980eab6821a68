import { PAGE_REPORT_REASON_LABELS } from '@ribalta/domain/contact'
import { useState } from 'react'
import { prepareCalls } from '../../data/callables.ts'
import { reportArtist } from '../../data/contactMessages/send.ts'
import { newRandomId } from '../../lib/newRandomId.ts'
import { ReportDialog } from '../../ui/ReportDialog.tsx'

interface ReportArtistProps {
  artistId: string
  open: boolean
  onClose: () => void
}

export default function ReportArtist({ artistId, ...frame }: ReportArtistProps) {
  const [requestId] = useState(newRandomId)
  return (
    <ReportDialog
      {...frame}
      subject="esta página"
      reasons={PAGE_REPORT_REASON_LABELS}
      requestId={requestId}
      onBegin={prepareCalls}
      send={(report) => reportArtist({ ...report, artistId })}
    />
  )
}
