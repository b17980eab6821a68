import type { TestTemplate } from '../schemas/screenTests/template.ts'

const at = { seconds: 1_700_000_000, nanoseconds: 0 }

/** A template as it is stored, for tests. */
export function sampleTemplate(changes: Partial<TestTemplate> = {}): TestTemplate {
  return {
    title: 'Cena da varanda',
    kind: 'dramaturgia',
    instructions: 'Plano médio, sem figurino.',
    takes: 3,
    seconds: 240,
    sides: { kind: 'text', text: 'Boa noite.' },
    version: 4,
    isArchived: false,
    createdAt: at,
    updatedAt: at,
    ...changes,
  }
}
