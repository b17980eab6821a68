/** A ranking that was kept: who was in it, and who was chosen. */
export function KeptRun({ id }: { id: string }) {
  return <p>{id}</p>
}
