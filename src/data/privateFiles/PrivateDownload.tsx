import { useState, type ReactNode } from 'react'
import { download } from '../../lib/files/download.ts'
import { logWarning } from '../../lib/log.ts'
import { Button } from '../../ui/Button.tsx'
import { readPrivateFile } from './readFile.ts'

export interface PrivateDownloadProps {
  /** What the file is called on the person's device. */
  name: string
  /** Where it lies in the bucket for whoever asks. */
  pathOf: () => Promise<string>
  children: ReactNode
}

/** Hands a file that no rule opens to the browser. */
export function PrivateDownload({ name, pathOf, children }: PrivateDownloadProps) {
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')

  async function fetchFile(): Promise<void> {
    setState('busy')
    try {
      download(name, await readPrivateFile(await pathOf(), new AbortController().signal))
      setState('idle')
    } catch (error) {
      logWarning('A private file was not downloaded', error)
      setState('failed')
    }
  }

  return (
    <>
      <Button variant="secondary" size="small" busy={state === 'busy'} onClick={() => void fetchFile()}>
        {children}
      </Button>
      {state === 'failed' ? (
        <span role="alert" className="text-sm text-danger">
          Não foi possível baixar. Verifique sua conexão e tente de novo.
        </span>
      ) : null}
    </>
  )
}
