/** Why there is no picture; each has words of its own, because each is mended otherwise. */
export type CameraProblem =
  'denied' | 'noCamera' | 'noMicrophone' | 'none' | 'busy' | 'gone' | 'insecure' | 'unsupported' | 'unknown'

export interface ProblemWords {
  readonly title: string
  /** What to do about it. */
  readonly advice: string
}

const WORDS: Readonly<Record<CameraProblem, ProblemWords>> = {
  denied: {
    title: 'O navegador não tem permissão para usar a câmera e o microfone',
    advice:
      'Toque no ícone ao lado do endereço da página, permita câmera e microfone e tente de novo. Se já estiverem permitidos, veja nas configurações do aparelho se o navegador pode usar os dois.',
  },
  noCamera: {
    title: 'Não encontramos uma câmera',
    advice: 'Ligue uma câmera neste aparelho e tente de novo, ou grave com outro e use o arquivo.',
  },
  noMicrophone: {
    title: 'Não encontramos um microfone',
    advice: 'Ligue um microfone ou um fone com microfone e tente de novo, ou use um arquivo.',
  },
  none: {
    title: 'Não encontramos câmera nem microfone',
    advice: 'Ligue os dois neste aparelho e tente de novo, ou grave com outro e use o arquivo.',
  },
  busy: {
    title: 'Outro programa está usando a câmera ou o microfone',
    advice: 'Feche chamadas de vídeo, outras abas e outros aplicativos que usam a câmera e tente de novo.',
  },
  gone: {
    title: 'A câmera ou o microfone foi desligado',
    advice:
      'Ligue de novo, confira o cabo e a permissão e tente de novo. O que você já gravou está guardado.',
  },
  insecure: {
    title: 'Esta conexão não é segura, e o navegador não abre a câmera',
    advice: 'Abra o site pelo endereço que começa com https://, ou use um arquivo.',
  },
  unsupported: {
    title: 'Este navegador não grava vídeo',
    advice:
      'Atualize o navegador ou abra esta página no Chrome, no Safari ou no Firefox. Também dá para gravar com a câmera do celular e usar o arquivo.',
  },
  unknown: {
    title: 'Não foi possível abrir a câmera',
    advice: 'Tente de novo. Se não abrir, feche e abra o navegador, ou use um arquivo.',
  },
}

export function problemWords(problem: CameraProblem): ProblemWords {
  return WORDS[problem]
}

/** What a browser must have before anybody is asked for anything. */
export interface Recording {
  readonly isSecure: boolean
  readonly hasCamera: boolean
  readonly canRecord: boolean
}

/** Why this browser cannot record at all; undefined where it can. */
export function browserProblem({ isSecure, hasCamera, canRecord }: Recording): CameraProblem | undefined {
  // Browsers take the camera away from pages that did not come safely.
  if (!hasCamera) return isSecure ? 'unsupported' : 'insecure'
  return canRecord ? undefined : 'unsupported'
}

/** What came of asking for camera and microphone; `kinds` are those of the devices that there are. */
export function problemOf(error: unknown, kinds: readonly string[]): CameraProblem {
  // Not every browser's errors of this sort are instances of Error.
  const name = typeof error === 'object' && error !== null && 'name' in error ? error.name : undefined
  switch (name) {
    case 'NotAllowedError':
    case 'PermissionDeniedError':
    case 'SecurityError':
      return 'denied'
    case 'NotFoundError':
    case 'DevicesNotFoundError':
      return missing(kinds)
    case 'NotReadableError':
    case 'TrackStartError':
    case 'AbortError':
      return 'busy'
    default:
      return 'unknown'
  }
}

function missing(kinds: readonly string[]): CameraProblem {
  const hasCamera = kinds.includes('videoinput')
  const hasMicrophone = kinds.includes('audioinput')
  if (hasCamera && hasMicrophone) return 'unknown'
  if (hasCamera) return 'noMicrophone'
  return hasMicrophone ? 'noCamera' : 'none'
}
