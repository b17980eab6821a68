import { HOST, SUITE_PORTS } from './project.ts'

/**
 * Whether the suite starts functions for what happens in it (a file is stored). It starts a process for each of several
 * events at once, and the seed alone stores thousands of files.
 */
export async function setBackgroundTriggers(isOn: boolean): Promise<void> {
  const act = isOn ? 'enableBackgroundTriggers' : 'disableBackgroundTriggers'
  const hub = `http://${HOST}:${String(SUITE_PORTS['Emulator Hub'])}/functions/${act}`
  const answer = await fetch(hub, { method: 'PUT' })
  if (!answer.ok) throw new Error(`The emulators' hub answered ${String(answer.status)} to ${act}`)
}
