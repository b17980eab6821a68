import { SITE_DESCRIPTIONS } from '@ribalta/domain/site/sitePages'

const ICON = { src: '/icons/192.png', sizes: '192x192', type: 'image/png' }

/** What a phone needs to know to install the application (https://www.w3.org/TR/appmanifest/). */
export function webManifest(appName: string): object {
  return {
    id: '/',
    name: appName,
    short_name: appName,
    description: SITE_DESCRIPTIONS['/'],
    lang: 'pt-BR',
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#faf7f2',
    theme_color: '#faf7f2',
    categories: ['entertainment', 'business'],
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      ICON,
      { src: '/icons/512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    shortcuts: [
      { name: 'Artistas', description: 'O elenco da agência', url: '/artistas', icons: [ICON] },
      { name: 'Perfil', description: 'O meu perfil', url: '/perfil', icons: [ICON] },
      { name: 'Trabalhos', description: 'Testes, inscrições e propostas', url: '/trabalhos', icons: [ICON] },
    ],
  }
}
