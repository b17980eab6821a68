import { matchesGlob } from 'node:path'
import { describe, expect, it } from 'vitest'
import { FILE_POLICY } from '../../domain/src/media/privateFiles.ts'
import { bundleEarlyScript } from '../build/bundledScripts.ts'
import { contentSecurityPolicy } from './contentSecurityPolicy.ts'
import { hostingConfig, readFirebaseJson } from './hostingConfig.ts'
import { previewRewrites } from './rewrites.ts'

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

describe('what browsers keep for a year', () => {
  const kept = (headers: Awaited<ReturnType<typeof hostingConfig>>['hosting']['headers']) =>
    headers.filter((rule) => rule.headers.some(({ value }) => value.includes('immutable')))

  it('is each file that was built, by its own address', async () => {
    const assets = ['/assets/index-abc.js', '/assets/fonts/a.woff2']
    const { hosting } = await hostingConfig('production', { assets })
    expect(kept(hosting.headers).map(({ source }) => source)).toEqual(assets)
  })

  it('is nothing by a pattern, which a missing file would match', () => {
    expect(kept(readFirebaseJson().hosting.headers)).toEqual([])
  })
})

describe('the Content-Security-Policy', () => {
  it('names each host and no more than the paths that reCAPTCHA has', async () => {
    const { hosting } = await hostingConfig('production', { project: 'ribalta-real' })
    const policy = JSON.stringify(hosting.headers)
    expect(policy).not.toMatch(/https:\/\/\*|\/recaptcha\/[ ;]/)
    expect(policy).toContain('https://southamerica-east1-ribalta-real.cloudfunctions.net')
  })

  it('names no local address in production', async () => {
    const { hosting } = await hostingConfig('production')
    expect(JSON.stringify(hosting.headers)).not.toMatch(/localhost|127\.0\.0\.1|http:/)
  })

  it('keeps the policy of private files', async () => {
    const { hosting } = await hostingConfig('production')
    const policies = hosting.headers
      .filter(({ source }) => source === '**' || matchesGlob('/file/ticket', source))
      .flatMap(({ headers }) => headers.filter(({ key }) => key === 'Content-Security-Policy'))
    expect(policies.at(-1)?.value).toBe(FILE_POLICY)
  })

  it('allows no inline script but the page’s own, no eval, no plugins, no frames around it', async () => {
    const policy = contentSecurityPolicy(await bundleEarlyScript())
    const scripts = policy.split('; ').find((directive) => directive.startsWith('script-src'))
    expect(scripts).not.toMatch(/unsafe/)
    expect(scripts?.match(/'sha256-/g)).toHaveLength(1)
    expect(policy).toMatch(/object-src 'none'; base-uri 'none'; frame-ancestors 'none'/)
  })

  it('opens the emulators’ ports for this machine alone', () => {
    expect(contentSecurityPolicy('', 'local')).toContain('http://127.0.0.1:*')
  })
})
