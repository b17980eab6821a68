import { readDeviceReview } from '../../data/proposals/room/deviceReview.ts'

/** Where a room does not come: that nothing of what was answered is lost, where something waits. */
export default function KeptAnswers({ proposalId }: { proposalId: string }) {
  const kept = readDeviceReview(proposalId)
  if (kept === undefined || Object.keys(kept.unsent.choices).length === 0) return null
  return (
    <p className="mt-4">
      O que você respondeu e ainda não foi salvo continua guardado neste aparelho, e segue quando a
      apresentação abrir.
    </p>
  )
}
