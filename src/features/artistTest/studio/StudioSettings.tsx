import { CheckboxField } from '../../../ui/CheckboxField.tsx'
import { SelectField } from '../../../ui/SelectField.tsx'
import { RangeField } from '../../../ui/RangeField.tsx'
import { changeSettings, COUNTDOWNS, type Settings, SIZES, SPEEDS } from './studioSettings.ts'
import { type Device, useDevices } from './useDevices.ts'

export interface StudioSettingsProps {
  settings: Settings
  stream: MediaStream | undefined
  /** While one records nothing changes but how the text goes by. */
  isLocked: boolean
  /** There is a text that can go by. */
  hasText: boolean
}

/** How one records: with what, framed and counted how, and how the text goes by. */
export function StudioSettings({ settings, stream, isLocked, hasText }: StudioSettingsProps) {
  const { cameras, microphones } = useDevices(stream)
  const { countdown, hasGuide } = settings
  return (
    <>
      <DeviceSelect
        label="Câmera"
        devices={cameras}
        track={stream?.getVideoTracks()[0]}
        isLocked={isLocked}
        onChange={(cameraId) => {
          changeSettings({ cameraId })
        }}
      />
      <DeviceSelect
        label="Microfone"
        devices={microphones}
        track={stream?.getAudioTracks()[0]}
        isLocked={isLocked}
        onChange={(microphoneId) => {
          changeSettings({ microphoneId })
        }}
      />
      <SelectField
        label="Contagem"
        value={countdown}
        disabled={isLocked}
        onChange={({ target }) => {
          const chosen = COUNTDOWNS.find((each) => String(each) === target.value)
          if (chosen !== undefined) changeSettings({ countdown: chosen })
        }}
      >
        {COUNTDOWNS.map((seconds) => (
          <option key={seconds} value={seconds}>
            {seconds === 0 ? 'Sem contagem' : `${String(seconds)} segundos`}
          </option>
        ))}
      </SelectField>
      <CheckboxField
        role="switch"
        label="Guia de enquadramento"
        checked={hasGuide}
        aria-checked={hasGuide}
        onChange={({ target }) => {
          changeSettings({ hasGuide: target.checked })
        }}
      />
      {hasText ? <PrompterSettings settings={settings} /> : null}
    </>
  )
}

function PrompterSettings({ settings }: { settings: Settings }) {
  const { hasPrompter, wordsPerMinute, textSize, isMirrored } = settings
  return (
    <>
      <CheckboxField
        role="switch"
        label="Teleprompter"
        checked={hasPrompter}
        aria-checked={hasPrompter}
        onChange={({ target }) => {
          changeSettings({ hasPrompter: target.checked })
        }}
      />
      {hasPrompter ? (
        <>
          <RangeField
            label="Velocidade"
            range={SPEEDS}
            value={wordsPerMinute}
            words={`${String(wordsPerMinute)} palavras/min`}
            onChange={(value) => {
              changeSettings({ wordsPerMinute: value })
            }}
          />
          <RangeField
            label="Tamanho"
            range={SIZES}
            value={textSize}
            words={`${String(textSize)} pontos`}
            onChange={(value) => {
              changeSettings({ textSize: value })
            }}
          />
          <CheckboxField
            label="Espelhado"
            description="Para teleprompter de vidro."
            checked={isMirrored}
            onChange={({ target }) => {
              changeSettings({ isMirrored: target.checked })
            }}
          />
          <p className="text-sm text-muted">
            O texto anda sozinho quando a gravação começa. No teclado: espaço ou P pausa e continua, ↑ e ↓
            mudam a velocidade.
          </p>
        </>
      ) : null}
    </>
  )
}

interface DeviceSelectProps {
  label: string
  devices: readonly Device[]
  /** What is open, whatever was chosen. */
  track: MediaStreamTrack | undefined
  isLocked: boolean
  onChange: (id: string) => void
}

function DeviceSelect({ label, devices, track, isLocked, onChange }: DeviceSelectProps) {
  return (
    <SelectField
      label={label}
      value={track?.getSettings().deviceId ?? ''}
      disabled={isLocked || devices.length === 0}
      onChange={({ target }) => {
        onChange(target.value)
      }}
    >
      {devices.length === 0 ? <option value="">Nenhum por enquanto</option> : null}
      {devices.map(({ id, label: name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  )
}
