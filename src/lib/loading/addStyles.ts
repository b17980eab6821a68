async function addSheet(file: string): Promise<void> {
  const href = `/${file}`
  if (document.querySelector(`link[href="${href}"]`) !== null) return
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
  await new Promise((resolve, reject) => {
    link.onload = resolve
    link.onerror = () => {
      link.remove()
      reject(new Error())
    }
    document.head.append(link)
  })
}

/** Puts a module's style sheets into the page, once each. Rejects where one does not come. */
export async function addStyles(files: readonly string[]): Promise<void> {
  await Promise.all(files.map(addSheet))
}
