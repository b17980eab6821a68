/** Where photos are changed, and below them the measurements: the address's `#material`, to which Trabalhos leads. */
export const MATERIAL = 'material'

/** Brings the window and the focus there. */
export function goToMaterial(): void {
  const heading = document.getElementById(MATERIAL)
  heading?.scrollIntoView()
  heading?.focus({ preventScroll: true })
}
