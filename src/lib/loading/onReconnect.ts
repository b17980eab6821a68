/** Browsers say that the network is back a moment before anything gets through. */
const ONCE_MORE_MS = 4000

/** Calls when the network is back, and once more a moment after. Gives back how to stop. */
export function onReconnect(callback: () => void): () => void {
  let onceMore: ReturnType<typeof setTimeout> | undefined
  const resume = (): void => {
    callback()
    clearTimeout(onceMore)
    onceMore = setTimeout(callback, ONCE_MORE_MS)
  }
  addEventListener('online', resume)
  return () => {
    clearTimeout(onceMore)
    removeEventListener('online', resume)
  }
}
