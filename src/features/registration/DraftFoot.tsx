import { StartOver } from './StartOver.tsx'

/** Says that the draft is kept on this device, and offers to delete it on a shared one. */
export default function DraftFoot({ onStartOver }: { onStartOver: () => void }) {
  return (
    <div className="mt-10 flex flex-wrap items-center gap-x-5 gap-y-3 text-sm text-muted">
      <p>O que você preencheu fica neste aparelho por sete dias. Ele não é seu?</p>
      <StartOver onStartOver={onStartOver} />
    </div>
  )
}
