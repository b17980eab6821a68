import type { Participant } from '@ribalta/domain/schemas/proposals/participant'
import { sampleConsent } from '@ribalta/domain/testing/sampleConsent'
import { samplePresentation } from '@ribalta/domain/testing/samplePresentation'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { PresentationItem } from './PresentationItem.tsx'
import type { PresentedProfile } from './standing.ts'

const NOW = new Date('2026-11-27T12:00:00Z')
const at = { seconds: 1_700_000_000, nanoseconds: 0 }
const profile: PresentedProfile = {
  status: 'published',
  media: [],
  birthDate: { seconds: 642_902_400, nanoseconds: 0 },
}

const SAID = { kind: 'participation', proposalId: 'inverno' } as const
const shown = { facts: ['playingAge', 'uf', 'bio'], media: [], takes: [] }

/** What the server was asked. */
let sent: unknown[] = []
let refusal: string | undefined

beforeEach(() => {
  sent = []
  refusal = undefined
  vi.stubGlobal('fetch', (_url: string, { body }: { body: string }) => {
    sent.push((JSON.parse(body) as { data: { data: unknown } }).data.data)
    return Promise.resolve(
      refusal === undefined
        ? Response.json({ result: { status: 'agreed' } })
        : Response.json({ error: { status: 'FAILED_PRECONDITION', message: refusal } }, { status: 400 }),
    )
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
})

const item = (changes: Partial<Participant> = {}) => (
  <PresentationItem presentation={samplePresentation(changes)} profile={profile} now={NOW} />
)
const button = (name: string) => screen.getByRole('button', { name })

it('takes a yes at once, and says nothing of it before it is stored', async () => {
  const { rerender } = render(item({ consentMode: 'agree' }))
  const yes = button('Aceito participar')
  expect(yes).toHaveAccessibleDescription('Campanha de inverno')
  await userEvent.click(yes)
  await expect.poll(() => sent).toEqual([{ ...SAID, to: 'agreed', shown }])
  expect(screen.getByRole('status')).toHaveTextContent('Esperando você aceitar')
  rerender(item({ consentMode: 'agree', consent: sampleConsent('agreed') }))
  expect(screen.getByRole('status')).toHaveTextContent(/^Você aceitou em/)
  expect(screen.queryByRole('button', { name: 'Aceito participar' })).not.toBeInTheDocument()
  expect(screen.getByRole('article')).toHaveFocus()
})

it('separates what the client sees from what a new agreement adds', async () => {
  const consent = sampleConsent('agreed', { facts: ['playingAge'] })
  const { rerender } = render(item({ consent, takes: [{ testRequestId: 'teste', takeId: 'um', bytes: 1 }] }))
  expect(screen.getByRole('status')).toHaveTextContent('A agência quer mostrar mais')
  expect(screen.getByText('O cliente lê seu nome artístico e idade cênica.')).toBeVisible()
  expect(screen.getByText('UF, texto sobre você e 1 take de teste.')).toBeVisible()
  await userEvent.click(button('Aceito participar'))
  await expect.poll(() => sent).toEqual([{ ...SAID, to: 'agreed', shown: { ...shown, takes: ['um'] } }])
  rerender(item({ consent: sampleConsent('agreed', { takes: ['um'] }) }))
  expect(screen.queryByText('Se você aceitar, o cliente vê também')).not.toBeInTheDocument()
})

it('asks once before somebody leaves', async () => {
  render(item())
  await userEvent.click(button('Quero sair'))
  const dialog = screen.getByRole('dialog', { name: 'Sair desta apresentação?' })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancelar' }))
  expect(sent).toEqual([])
  expect(button('Quero sair')).toHaveFocus()
  await userEvent.click(button('Quero sair'))
  await userEvent.click(screen.getByRole('button', { name: 'Sair' }))
  await expect.poll(() => sent).toEqual([{ ...SAID, to: 'left' }])
})

it('says why the server refused, and lets somebody try again', async () => {
  const logged = vi.spyOn(console, 'warn').mockReturnValue()
  refusal = 'Esta apresentação já terminou: ninguém mais a vê.'
  render(item())
  await userEvent.click(button('Aceito participar'))
  expect(await screen.findByRole('alert')).toHaveTextContent(refusal)
  expect(button('Aceito participar')).not.toHaveAttribute('aria-busy')
  expect(logged).toHaveBeenCalledOnce()
})

it('behind its deadline says so, and is no longer urgent', () => {
  render(item({ consentMode: 'agree', deadline: at }))
  expect(screen.getByText(/^Prazo encerrado em/)).toBeVisible()
  expect(button('Aceito participar')).toBeVisible()
})
