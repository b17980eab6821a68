import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { ProgressBar } from '../../ui/ProgressBar.tsx'
import { useDataDownload, type DownloadState } from './useDataDownload.ts'

function wordsOf(state: Extract<DownloadState, { kind: 'working' }>): string {
  const { progress } = state
  if (progress === undefined) return 'Reunindo seus registros…'
  const { done, total } = progress
  return done < total ? `Baixando arquivo ${String(done + 1)} de ${String(total)}…` : 'Montando o arquivo…'
}

/** One file with everything that the agency has of the person. */
export function DataDownload() {
  const { state, start, cancel } = useDataDownload()
  return (
    <div className="flex flex-col items-start gap-4">
      <p className="text-muted">
        Um arquivo .zip com tudo o que temos sobre você: registros em JSON e todas as suas fotos e vídeos.
      </p>
      {state.kind === 'working' ? (
        <div className="flex w-full max-w-md flex-col gap-3">
          <output>{wordsOf(state)}</output>
          <ProgressBar
            label="Download dos seus dados"
            fraction={
              state.progress === undefined ? 0 : state.progress.done / Math.max(state.progress.total, 1)
            }
            className="rounded-full"
          />
          <div>
            <Button variant="quiet" size="small" onClick={cancel}>
              Cancelar download
            </Button>
          </div>
        </div>
      ) : (
        <>
          {state.kind === 'failed' ? <Notice tone="danger">{state.message}</Notice> : null}
          {state.kind === 'done' ? (
            <Notice tone="success">Pronto: o arquivo está nos seus downloads.</Notice>
          ) : null}
          <Button variant="secondary" onClick={start}>
            {state.kind === 'failed' ? 'Continuar de onde parou' : 'Baixar meus dados'}
          </Button>
        </>
      )}
    </div>
  )
}
