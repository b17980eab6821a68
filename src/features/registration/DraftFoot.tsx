import { StartOver } from './StartOver.tsx'

/** Tells where an unfinished registration is kept, with the way to take it away from a device of others. */
export default function DraftFoot({ onStartOver }: { onStartOver: () => void }) {
  return (
    <div className="mt-10 flex flex-wrap items-center gap-x-5 gap-y-3 text-sm text-muted">
      <p>O que você preencheu fica neste aparelho por sete dias. Ele não é seu?</p>
      <StartOver onStartOver={onStartOver} />
    </div>
  )
}
