/** Gives the browser time to start a large download. */
const KEPT_MS = 60_000

/** Hands a file to the browser, which stores it where the person keeps downloads. */
export function download(name: string, content: Blob): void {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => {
    URL.revokeObjectURL(address)
  }, KEPT_MS)
}
