/** Has a video show what is on the device; gives back how that ends. */
export function showBlob(video: HTMLVideoElement, content: Blob): () => void {
  const address = URL.createObjectURL(content)
  video.src = address
  return () => {
    video.removeAttribute('src')
    // Only this ends what it still reads, which would be missing.
    video.load()
    URL.revokeObjectURL(address)
  }
}
