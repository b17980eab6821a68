import { toast } from '../ui/toast/toastStore.ts'

const CHECK_EVERY_MS = 60 * 60 * 1000

/** A tab that stays open for days learns of a new version when somebody comes back to it. */
function checkOnReturn(registration: ServiceWorkerRegistration): void {
  let checkedAt = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - checkedAt < CHECK_EVERY_MS) return
    checkedAt = Date.now()
    // Without a connection there is nothing new either.
    registration.update().catch(() => undefined)
  })
}

/** Whether what this page is made of is gone from the server: a page that was loaded after a deployment is the new version. */
async function isOutdated(): Promise<boolean> {
  const named = document.querySelector('script[type="module"][src], link[rel="modulepreload"]')
  const entry = named?.getAttribute('src') ?? named?.getAttribute('href')
  if (entry === undefined || entry === null) return false
  const { status } = await fetch(entry, { method: 'HEAD', cache: 'no-store' })
  return status === 404
}

function offerNewVersion(): void {
  toast({
    title: 'Nova versão disponível',
    description: 'Ela entra quando a página for recarregada.',
    action: {
      label: 'Atualizar',
      altText: 'Recarregue a página para usar a nova versão',
      onPress: () => {
        location.reload()
      },
    },
  })
}

/**
 * Registers the service worker, which has the page for times without a connection. A new version is there with the next page that is
 * loaded; a person who has an old one open is told, and what they are typing is left alone.
 */
export async function registerServiceWorker(): Promise<void> {
  const { serviceWorker } = navigator
  // The first worker of a browser is no new version.
  let isFirst = serviceWorker.controller === null
  serviceWorker.addEventListener('controllerchange', () => {
    const isNothingNew = isFirst
    isFirst = false
    if (isNothingNew) return
    isOutdated().then(
      (outdated) => {
        if (outdated) offerNewVersion()
      },
      // Without a connection nobody needs to be told of a new version.
      () => undefined,
    )
  })
  checkOnReturn(await serviceWorker.register('/sw.js'))
}
