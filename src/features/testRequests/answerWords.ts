import type { STAFF_TEST_STEPS } from '@ribalta/domain/screenTests/testStatus'

/** What staff do with a test. */
export type StaffStep = (typeof STAFF_TEST_STEPS)[number]

interface StepWords {
  /** The button that asks. */
  readonly action: string
  readonly title: (name: string) => string
  readonly description: string
  /** The button that does it. */
  readonly send: string
  readonly done: string
}

export const STEP_WORDS: Readonly<Record<StaffStep, StepWords>> = {
  approved: {
    action: 'Aprovar',
    title: (name) => `Aprovar o teste de ${name}`,
    description: 'O artista lê a resposta e é avisado.',
    send: 'Aprovar teste',
    done: 'Teste aprovado',
  },
  retake: {
    action: 'Pedir outro take',
    title: (name) => `Pedir outro take a ${name}`,
    description: 'O artista lê a mensagem, é avisado e tem ao menos 48 horas para gravar de novo.',
    send: 'Pedir take',
    done: 'Outro take pedido',
  },
  declined: {
    action: 'Não foi desta vez',
    title: (name) => `Não foi desta vez: ${name}`,
    description: 'O artista lê a resposta e é avisado.',
    send: 'Enviar resposta',
    done: 'Resposta enviada',
  },
  cancelled: {
    action: 'Cancelar',
    title: (name) => `Cancelar o teste de ${name}`,
    description: 'O artista não grava nem envia mais, e é avisado. Dá para pedir outro teste depois.',
    send: 'Cancelar o teste',
    done: 'Teste cancelado',
  },
}

/** Where the candidate goes on along the board with an answer. */
export const MOVES: Readonly<Partial<Record<StaffStep, string>>> = {
  approved: 'Mover na mesa para “Apresentados”',
  declined: 'Mover na mesa para “Não aprovados”, com a mesma mensagem',
}
