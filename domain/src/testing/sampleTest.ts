import { AGENCY } from '../schemas/castings/application.ts'
import type { TestRequest } from '../schemas/screenTests/testRequest.ts'

const at = { seconds: 1_700_000_000, nanoseconds: 0 }

/** A test that was asked of an artist for a role, with its id, for tests. */
export function sampleTest(
  changes: Partial<TestRequest & { readonly id: string }> = {},
): TestRequest & { readonly id: string } {
  return {
    id: 'cozinha',
    artistId: 'ana',
    castingId: 'inverno',
    castingTitle: 'Campanha de inverno',
    roleId: 'vizinha',
    roleTitle: 'Vizinha',
    status: 'sent',
    title: 'Cena da cozinha',
    kind: 'dramaturgia',
    instructions: 'Grave na horizontal.',
    takes: 1,
    seconds: 60,
    deadline: { seconds: 4_000_000_000, nanoseconds: 0 },
    message: '',
    batch: 'pedido',
    sides: 'none',
    history: [{ status: 'sent', at, by: AGENCY }],
    createdAt: at,
    updatedAt: at,
    ...changes,
  }
}
