import { PREFIX } from '../../../lib/storage.ts'

/** Calls back when another tab has kept a message on the device or let go of one. Gives back how to stop. */
export function onOtherTabs(listener: () => void): () => void {
  const hear = ({ key }: StorageEvent): void => {
    if (key === null || key.startsWith(`${PREFIX}outbox.`)) listener()
  }
  addEventListener('storage', hear)
  return () => {
    removeEventListener('storage', hear)
  }
}
