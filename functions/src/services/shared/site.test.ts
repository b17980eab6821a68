import { afterEach, describe, expect, it, vi } from 'vitest'
import { isServing, ownOrigins, readSite } from './site.ts'

afterEach(() => {
  vi.unstubAllEnvs()
})

describe('the site', () => {
  it('is the one that the deployment wrote down', () => {
    const env = { K_SERVICE: 'sharepreview', APP_URL: 'https://ribalta.example/', APP_NAME: 'Outra' }
    expect(readSite(env)).toEqual({ url: 'https://ribalta.example', name: 'Outra' })
  })

  it('is the local Hosting in the emulators alone', () => {
    expect(readSite({ FUNCTIONS_EMULATOR: 'true' })).toEqual({
      url: 'http://127.0.0.1:5000',
      name: 'Ribalta',
    })
    expect(() => readSite({})).toThrow('APP_URL is missing')
  })

  it.each([
    'http://ribalta.example',
    'https://ribalta.example/pasta',
    'ribalta.example',
    '',
    'https://a@b.example',
  ])('is no “%s”', (APP_URL) => {
    expect(() => readSite({ APP_URL })).toThrow(/URL/)
  })

  it('is served where the runtime says the name of a service', () => {
    expect(isServing({ K_SERVICE: 'sharepreview' })).toBe(true)
    expect(isServing({})).toBe(false)
  })
})

describe('the pages that may read an answer', () => {
  it('are the site’s, which Hosting also shows under the project’s names', () => {
    const env = { APP_URL: 'https://ribalta.example', GCLOUD_PROJECT: 'ribalta-real' }
    expect(ownOrigins(env)).toEqual([
      'https://ribalta.example',
      'https://ribalta-real.web.app',
      'https://ribalta-real.firebaseapp.com',
    ])
  })

  it('are those of this machine in the emulators', () => {
    expect(ownOrigins({ FUNCTIONS_EMULATOR: 'true' })).toContain('http://127.0.0.1:5173')
  })
})

describe('the functions', () => {
  const load = async (settings: Readonly<Record<string, string | undefined>>): Promise<unknown> => {
    for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value)
    vi.resetModules()
    return import('../../endpoints/site/sharePreview.ts')
  }

  it('do not start without their address', async () => {
    await expect(
      load({ K_SERVICE: 'sharepreview', APP_URL: undefined, FUNCTIONS_EMULATOR: undefined }),
    ).rejects.toThrow('APP_URL is missing')
  })

  it('start with it, and can be listed by a deployment without it', async () => {
    await expect(
      load({ K_SERVICE: 'sharepreview', APP_URL: 'https://ribalta.example' }),
    ).resolves.toBeDefined()
    await expect(load({ K_SERVICE: undefined, APP_URL: undefined })).resolves.toBeDefined()
  })
})
