/** Resolves in a task of its own: what was waiting, such as a key or a touch, is answered before. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve)
  })
}
