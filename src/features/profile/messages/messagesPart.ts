import { whenIdle } from '../../../lib/loading/whenIdle.ts'
import { lazyPart } from '../../../ui/lazyPart.tsx'

/** Once the profile is there, which has no byte to spare before that. */
export const MessagesPart = lazyPart(async () => {
  await new Promise<void>(whenIdle)
  return import('./Messages.tsx')
})
