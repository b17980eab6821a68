/** What the artist did, as their page shows it: to be written, put in order and shown or not. */
export function Credits() {
  return <section aria-label="Meu currículo" />
}
