import { useState } from 'react'
import { knownCatalogue } from '../../data/catalogue/knownCatalogue.ts'
import { download } from '../../lib/files/download.ts'
import { logError } from '../../lib/log.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { FileDrop } from '../../ui/FileDrop.tsx'
import { Notice } from '../../ui/Notice.tsx'
import type { CastReading } from './castFile.ts'
import { CastLines, peopleOf } from './CastLines.tsx'
import type { Answered } from './inviteWords.ts'
import { useInvite } from './useInvite.ts'

const loadReader = () => import('./castFile.ts')
const UNREADABLE = 'Não foi possível ler o arquivo. Verifique sua conexão e escolha-o de novo.'

export interface CastFileDialogProps {
  onClose: () => void
  onDone: (answered: readonly Answered[]) => void
}

/** An agency's cast from a spreadsheet: chosen, looked at line by line, then everybody who can be read is invited. */
export function CastFileDialog({ onClose, onDone }: CastFileDialogProps) {
  const invite = useInvite()
  const [file, setFile] = useState<{ readonly name: string; readonly cast: CastReading }>()
  const [problem, setProblem] = useState<string>()
  const people = file === undefined ? [] : peopleOf(file.cast)

  async function read(chosen: File): Promise<void> {
    setProblem(undefined)
    try {
      const [{ readCastFile }, catalogue, bytes] = await Promise.all([
        loadReader(),
        knownCatalogue(),
        chosen.arrayBuffer(),
      ])
      const reading = await readCastFile(new Uint8Array(bytes), catalogue)
      if ('problem' in reading) setProblem(reading.problem)
      else setFile({ name: chosen.name, cast: reading.cast })
    } catch (error) {
      logError('The file could not be read', error)
      setProblem(UNREADABLE)
    }
  }

  async function saveModel(): Promise<void> {
    try {
      download('modelo-elenco.csv', (await loadReader()).castModel())
    } catch (error) {
      logError('The model was not made', error)
      setProblem('O modelo não foi baixado. Verifique sua conexão e tente de novo.')
    }
  }

  async function send(): Promise<void> {
    const answered = await invite.send(people)
    if (answered !== undefined) onDone(answered)
  }

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen && !invite.isBusy) onClose()
      }}
      title="Importar elenco"
      description={
        file === undefined
          ? 'Cada linha vira um convite com o cadastro já preenchido, por 30 dias. Nada é enviado: você copia os links.'
          : file.name
      }
      actions={
        <>
          {file === undefined ? (
            <Button variant="quiet" onClick={() => void saveModel()}>
              Baixar modelo
            </Button>
          ) : (
            <Button
              variant="secondary"
              disabled={invite.isBusy}
              onClick={() => {
                setFile(undefined)
              }}
            >
              Escolher outro arquivo
            </Button>
          )}
          {people.length === 0 ? null : (
            <Button busy={invite.isBusy} onClick={() => void send()}>
              {people.length === 1 ? 'Convidar 1 pessoa' : `Convidar ${String(people.length)} pessoas`}
            </Button>
          )}
        </>
      }
    >
      {file === undefined ? (
        <FileDrop
          label="Arquivo CSV"
          description="A primeira linha dá o nome das colunas: Nome artístico, E-mail, Telefone, Data de nascimento, Altura, Classes… Só o nome e um e-mail ou telefone são necessários. Até 1.000 linhas."
          accept={['.csv', 'text/csv']}
          isDocument
          onFiles={([chosen]) => {
            if (chosen !== undefined) void read(chosen)
          }}
        />
      ) : (
        <CastLines cast={file.cast} />
      )}
      <output className="text-muted empty:hidden">
        {invite.isBusy ? `${String(invite.done)} de ${String(people.length)}…` : ''}
      </output>
      {(problem ?? invite.problem) === undefined ? null : (
        <Notice tone="danger">{problem ?? invite.problem}</Notice>
      )}
    </Dialog>
  )
}
