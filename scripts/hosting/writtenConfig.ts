import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../lib/project.ts'
import { builtAssets, type HostingConfig, hostingConfig } from './hostingConfig.ts'

/** firebase.json for the emulators, whose ports the deployed policy does not know; ignored by git, as the next one. */
export async function writeLocalConfig(): Promise<string> {
  return write('firebase.local.json', await hostingConfig('local', { assets: builtAssets() }))
}

/** firebase.json for a project, after the build whose files it names. */
export async function writeDeployedConfig(project: string): Promise<string> {
  const assets = builtAssets()
  if (assets.length === 0) throw new Error('Nothing was built that could be deployed')
  return write('firebase.deployed.json', await hostingConfig('production', { project, assets }))
}

function write(name: string, config: HostingConfig): string {
  const file = join(ROOT, name)
  writeFileSync(file, JSON.stringify(config))
  return file
}
