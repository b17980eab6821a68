import { MAX_APPLICATION_MEDIA, MAX_APPLICATION_NOTE } from '@ribalta/domain/casting'
import type { ProfileMedia } from '@ribalta/domain/schemas/media'
import { useState } from 'react'
import { useAuth } from '../../auth/AuthContext.tsx'
import { applyToCasting } from '../../data/castings/calls.ts'
import type { PublicRole } from '../../data/castings/roles.ts'
import { PrivateImage } from '../../data/profiles/PrivateImage.tsx'
import { classNames } from '../../lib/classNames.ts'
import { refusalWords } from '../../lib/refusalWords.ts'
import { Button } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { TextareaField } from '../../ui/TextareaField.tsx'

export interface ApplyDialogProps {
  castingId: string
  role: PublicRole
  open: boolean
  onClose: () => void
}

/** One's application for a role: photos and videos of one's own, and a note. What was chosen stays while the page does. */
export default function ApplyDialog({ castingId, role, open, onClose }: ApplyDialogProps) {
  const { profile } = useAuth()
  const media = profile?.media ?? []
  const [mediaIds, setMediaIds] = useState<readonly string[]>(() => media.slice(0, 1).map(({ id }) => id))
  const [note, setNote] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string>()

  async function send(): Promise<void> {
    if (mediaIds.length === 0) {
      setProblem('Escolha ao menos uma foto ou vídeo.')
      return
    }
    setIsBusy(true)
    setProblem(undefined)
    try {
      await applyToCasting({ castingId, roleId: role.id, note, mediaIds: [...mediaIds] })
      onClose()
    } catch (error) {
      setProblem(refusalWords(error, 'A inscrição não saiu daqui. Verifique sua conexão e tente novamente.'))
    } finally {
      setIsBusy(false)
    }
  }

  const frame = {
    open,
    onOpenChange: (isOpen: boolean) => {
      if (!isOpen && !isBusy) onClose()
    },
    title: `Candidatar-se: ${role.title}`,
  }
  if (profile === null || media.length === 0) {
    return (
      <Dialog
        {...frame}
        description={
          profile === null
            ? 'Para se inscrever você precisa de um cadastro de artista.'
            : 'Ponha ao menos uma foto ou vídeo no seu perfil antes de se inscrever.'
        }
        actions={
          <ButtonLink to={profile === null ? '/cadastro' : '/perfil'}>
            {profile === null ? 'Fazer cadastro' : 'Abrir meu perfil'}
          </ButtonLink>
        }
      />
    )
  }
  return (
    <Dialog
      {...frame}
      description="A agência recebe seu perfil, o que você escolher aqui e seu recado."
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            Cancelar
          </Button>
          <Button busy={isBusy} onClick={() => void send()}>
            Enviar inscrição
          </Button>
        </>
      }
    >
      <MediaChoice media={media} value={mediaIds} onChange={setMediaIds} />
      <TextareaField
        label="Recado (opcional)"
        description={`Por que este personagem? Até ${String(MAX_APPLICATION_NOTE)} caracteres.`}
        rows={4}
        maxLength={MAX_APPLICATION_NOTE}
        value={note}
        onChange={(event) => {
          setNote(event.currentTarget.value)
        }}
      />
      {problem === undefined ? null : <Notice tone="danger">{problem}</Notice>}
    </Dialog>
  )
}

interface MediaChoiceProps {
  media: readonly ProfileMedia[]
  value: readonly string[]
  onChange: (value: readonly string[]) => void
}

function MediaChoice({ media, value, onChange }: MediaChoiceProps) {
  const isFull = value.length >= MAX_APPLICATION_MEDIA
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1 text-sm font-medium">Fotos e vídeos</legend>
      <p className="text-sm text-muted">Escolha até {MAX_APPLICATION_MEDIA} do seu perfil.</p>
      <ul className="grid grid-cols-3 gap-3 sm:grid-cols-4">
        {media.map((item, index) => {
          const isChosen = value.includes(item.id)
          const name = `${item.kind === 'image' ? 'Foto' : 'Vídeo'} ${String(index + 1)}`
          return (
            <li key={item.id}>
              <label
                className={classNames(
                  'relative block aspect-[4/5] cursor-pointer overflow-hidden rounded-control border-2',
                  'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
                  'has-disabled:cursor-not-allowed has-disabled:opacity-50',
                  isChosen ? 'border-accent' : 'border-line',
                )}
              >
                <input
                  type="checkbox"
                  aria-label={name}
                  checked={isChosen}
                  disabled={isFull && !isChosen}
                  className="absolute top-1.5 left-1.5 z-10 size-6 accent-accent"
                  onChange={() => {
                    onChange(isChosen ? value.filter((id) => id !== item.id) : [...value, item.id])
                  }}
                />
                {item.kind === 'image' ? (
                  <PrivateImage photo={item} alt="" />
                ) : (
                  <span className="grid size-full place-items-center bg-sunken text-sm">{name}</span>
                )}
              </label>
            </li>
          )
        })}
      </ul>
    </fieldset>
  )
}
