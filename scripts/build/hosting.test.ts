import { matchesGlob } from 'node:path'
import { describe, expect, it } from 'vitest'
import { contentSecurityPolicy } from './contentSecurityPolicy.ts'
import { bundleEarlyScript, scriptHash } from './earlyScript.ts'
import { hostingConfig, readFirebaseJson } from './hostingConfig.ts'
import { previewRewrites } from './shells.ts'

const shellAt = (pathname: string) =>
  previewRewrites().find(({ source }) => source === '**' || matchesGlob(pathname, source))?.destination

describe('firebase.json', () => {
  it('is what the route map and the inline script ask for (npm run hosting)', async () => {
    expect(readFirebaseJson()).toEqual(await hostingConfig('production'))
  })

  it('answers an address with its prerendered page, and all others with the plain one', () => {
    expect(shellAt('/artistas')).toBe('/shells/artistas.html')
    expect(shellAt('/bia-rocha')).toBe('/shells/username.html')
    expect(shellAt('/cadastro')).toBe('/shells/cadastro.html')
    for (const path of ['/login', '/perfil', '/casting', '/details', '/details/um', '/nenhuma/rota/daqui']) {
      expect(shellAt(path)).toBe('/shells/app.html')
    }
  })
})

describe('the Content-Security-Policy', () => {
  it('names no local address in production', async () => {
    const { hosting } = await hostingConfig('production')
    expect(JSON.stringify(hosting.headers)).not.toMatch(/localhost|127\.0\.0\.1|http:/)
  })

  it('allows no inline script but the page’s own, no eval, no plugins, no frames around it', async () => {
    const policy = contentSecurityPolicy(scriptHash(await bundleEarlyScript()))
    const scripts = policy.split('; ').find((directive) => directive.startsWith('script-src'))
    expect(scripts).not.toMatch(/unsafe/)
    expect(scripts?.match(/'sha256-/g)).toHaveLength(1)
    expect(policy).toMatch(/object-src 'none'; base-uri 'none'; frame-ancestors 'none'/)
  })

  it('opens the emulators’ ports for this machine alone', () => {
    expect(contentSecurityPolicy("'sha256-x'", 'local')).toContain('http://127.0.0.1:*')
  })
})
