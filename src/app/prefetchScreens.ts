import type { EarlyBlock } from '../lib/loading/earlyRequest.ts'

declare global {
  interface Navigator {
    /** The Network Information API (https://wicg.github.io/savedata/), in Chromium only. */
    readonly connection?: { readonly saveData: boolean }
  }
}

/** Fetches the code of the screens that the navigation leads to, unless the person wants to save data. */
export function prefetchScreens(): void {
  const block = document.querySelector('#early')
  if (navigator.connection?.saveData === true || block === null) return
  const { guarded } = JSON.parse(block.textContent) as EarlyBlock
  for (const { pathname } of document.querySelectorAll<HTMLAnchorElement>('header nav a')) {
    const [, segment = ''] = pathname.split('/')
    for (const file of guarded?.screens[segment] ?? []) {
      const link = document.createElement('link')
      document.head.append(Object.assign(link, { rel: 'prefetch', as: 'script', href: `/${file}` }))
    }
  }
}
