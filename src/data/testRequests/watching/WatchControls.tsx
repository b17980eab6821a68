import type { ReactNode } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { FrameBackIcon, FrameOnIcon, JumpBackIcon, JumpOnIcon, PauseIcon, PlayIcon } from './playerIcons.tsx'
import { SPEEDS, speedWords } from './speed.ts'
import type { Watching } from './useWatching.ts'
import { JUMP_SECONDS } from './watchKeys.ts'

/** What the player's keys do, for hands and for screen readers. */
export function WatchControls({ watching }: { watching: Watching }) {
  const { takes, isPaired, isPlaying, speed, pair, toggle, playTogether, seekBy, stepFrame, setSpeed } =
    watching
  const jump = `${String(JUMP_SECONDS)} segundos`
  return (
    <fieldset aria-label="Player" className="flex flex-wrap items-center gap-x-2 gap-y-2">
      <PlayerButton name={`Voltar ${jump}`} keys="J" onPress={() => seekBy(-JUMP_SECONDS)}>
        <JumpBackIcon />
      </PlayerButton>
      <PlayerButton name="Quadro anterior" keys="," onPress={() => stepFrame(-1)}>
        <FrameBackIcon />
      </PlayerButton>
      <PlayerButton name={isPlaying ? 'Pausar' : 'Tocar'} keys="K" onPress={toggle}>
        {isPlaying ? <PauseIcon /> : <PlayIcon />}
      </PlayerButton>
      <PlayerButton name="Próximo quadro" keys="." onPress={() => stepFrame(1)}>
        <FrameOnIcon />
      </PlayerButton>
      <PlayerButton name={`Avançar ${jump}`} keys="L" onPress={() => seekBy(JUMP_SECONDS)}>
        <JumpOnIcon />
      </PlayerButton>
      <select
        aria-label="Velocidade"
        title="Velocidade (< e >)"
        value={speed}
        className="min-h-9 rounded-control border border-line-strong bg-surface px-2 text-sm tabular-nums pointer-coarse:min-h-11"
        onChange={({ target }) => {
          const chosen = SPEEDS.find((each) => String(each) === target.value)
          if (chosen !== undefined) setSpeed(chosen)
        }}
      >
        {SPEEDS.map((each) => (
          <option key={each} value={each}>
            {speedWords(each)}
          </option>
        ))}
      </select>
      {takes.length < 2 ? null : (
        <Button
          variant={isPaired ? 'primary' : 'secondary'}
          size="small"
          aria-pressed={isPaired}
          onClick={() => pair(!isPaired)}
        >
          Lado a lado
        </Button>
      )}
      {isPaired ? (
        <Button variant="secondary" size="small" onClick={playTogether}>
          {isPlaying ? 'Pausar os dois' : 'Tocar juntos'}
        </Button>
      ) : null}
    </fieldset>
  )
}

interface PlayerButtonProps {
  name: string
  keys: string
  onPress: () => void
  children: ReactNode
}

function PlayerButton({ name, keys, onPress, children }: PlayerButtonProps) {
  return (
    <Button
      variant="secondary"
      size="small"
      aria-label={name}
      aria-keyshortcuts={keys}
      title={`${name} (${keys})`}
      onClick={onPress}
    >
      {children}
    </Button>
  )
}
