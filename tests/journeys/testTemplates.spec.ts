import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { testTemplateSchema } from '@ribalta/domain/schemas/screenTests/template'
import { instantToDate } from '@ribalta/domain/instant'
import { dayInSaoPaulo, fromSaoPaulo, toSaoPaulo } from '@ribalta/domain/saoPauloTime'
import { testRequestSchema } from '@ribalta/domain/schemas/screenTests/testRequest'
import { fairDeadline } from '@ribalta/domain/screenTests/fairness'
import { registerArtist } from '../support/browser/newArtist.ts'
import { TEST_CONTENT } from '../support/screenTests.ts'
import { backend, call, PASSWORD, person } from '../support/functions/functions.ts'
import { expect, expectAccessible, test } from '../support/browser/journey.ts'
import { beSignedIn } from '../support/browser/beSignedIn.ts'

const DAY_MS = 86_400_000

const PDF = {
  name: 'cena.pdf',
  mimeType: 'application/pdf',
  buffer: readFileSync(join(import.meta.dirname, '../../scripts/seed/screenTests/cena-da-varanda.pdf')),
}

/** A director of this journey alone. */
function aDirector() {
  return person({ grants: ['AGENT', 'DIRECTOR'], status: 'published' })
}

async function templateAt(page: Page) {
  const id = new URL(page.url()).searchParams.get('modelo') ?? ''
  return {
    id,
    template: testTemplateSchema.parse((await backend.db.doc(`testTemplates/${id}`).get()).data()),
  }
}

test(
  'a director writes a template with a text, then a PDF, sees it as its artist will, and archives it @phone',
  { tag: '@deep-phone' },
  async ({ page }) => {
    const director = await aDirector()
    const title = `Cena ${randomBytes(4).toString('hex')}`
    await beSignedIn(page, director.email, PASSWORD)
    await page.goto('/casting')
    await page.getByRole('link', { name: 'Modelos de teste' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Modelos de teste' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Novo modelo' }).click()

    // What is missing is said at its field.
    await page.getByRole('button', { name: 'Salvar modelo' }).click()
    await expect(page.getByText('Título: informe ao menos 3 caracteres.')).toBeVisible()
    await expect(page.getByLabel('Título')).toBeFocused()

    await page.getByLabel('Título').fill(title)
    await page.getByLabel('Tipo').selectOption('publicidade')
    await page.getByLabel('Instruções').fill('Grave na horizontal, com luz de frente.')
    await page.getByLabel('Takes').fill('3')
    await page.getByLabel('Segundos por take').fill('90')
    await page.getByLabel('Texto da cena').fill('O café já passou.')
    // Nothing typed is lost by a slip.
    await page.getByRole('link', { name: 'Todos os modelos' }).click()
    await page.getByRole('button', { name: 'Continuar editando' }).click()
    await page.getByRole('button', { name: 'Pré-visualizar como o artista vê' }).click()
    const preview = page.getByRole('region', { name: 'Como o artista vê' })
    await expect(preview).toContainText(title)
    await expect(preview).toContainText('até 3 takes de até 90 segundos')
    await expect(preview).toContainText('O café já passou.')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Salvar modelo' }).click()
    await expect(page.getByText('Modelo salvo', { exact: true })).toBeVisible()
    await expect(page.getByText('versão 1')).toBeVisible()

    await page.getByRole('radio', { name: 'PDF' }).check()
    const text = { name: 'cena.pdf', mimeType: 'application/pdf', buffer: Buffer.from('Isto é um texto.') }
    await page.getByLabel('PDF da cena').setInputFiles(text)
    await expect(page.getByText('Formato não aceito. Envie um PDF.')).toBeVisible()
    await page.getByLabel('PDF da cena').setInputFiles(PDF)
    await page.getByRole('button', { name: 'Salvar modelo' }).click()
    await expect(page.getByText('versão 2')).toBeVisible()
    const { id, template } = await templateAt(page)
    expect(template.sides).toMatchObject({ kind: 'pdf', name: 'cena.pdf', pages: 2 })
    await page.getByRole('button', { name: 'Pré-visualizar como o artista vê' }).click()
    await expect(preview).toContainText('cena.pdf, 2 páginas')
    const download = page.waitForEvent('download')
    await preview.getByRole('button', { name: 'Baixar o PDF' }).click()
    expect((await download).suggestedFilename()).toBe('cena.pdf')
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectAccessible(page)

    await page.getByRole('link', { name: 'Todos os modelos' }).click()
    const row = page.getByRole('main').getByRole('listitem').filter({ hasText: title })
    await row.getByRole('button', { name: `Arquivar: ${title}` }).click()
    await expect(row).toHaveCount(0)
    expect((await backend.db.doc(`testTemplates/${id}`).get()).get('isArchived')).toBe(true)
    await page
      .getByRole('button', { name: /^Desfazer/ })
      .first()
      .click()
    await expect(row).toBeVisible()
    await row.getByRole('button', { name: `Arquivar: ${title}` }).click()
    await page.getByRole('link', { name: 'Arquivados' }).click()
    await page.getByRole('button', { name: `Voltar a oferecer: ${title}` }).click()
    await expect(row).toHaveCount(0)
    expect((await backend.db.doc(`testTemplates/${id}`).get()).get('isArchived')).toBe(false)
  },
)

/** Four in the afternoon of the first Friday from tomorrow on. */
function aFriday(): Date {
  const days = Array.from({ length: 7 }, (_, index) =>
    dayInSaoPaulo(new Date(Date.now() + (index + 1) * DAY_MS)),
  )
  const friday = days.find((day) => new Date(day).getUTCDay() === 5)
  const date = fromSaoPaulo(`${friday ?? ''}T16:00`)
  if (date === undefined) throw new Error('A week without a Friday')
  return date
}

test(
  'whoever asks too much of too short a time is told so, and asks for a test with a fair deadline @phone',
  { tag: '@deep' },
  async ({ page, request }) => {
    const templateId = randomBytes(10).toString('hex')
    const [director, artist] = await Promise.all([aDirector(), registerArtist(request)])
    const { artisticName: name } = artist
    const content = { ...TEST_CONTENT, title: `Cena ${templateId}` }
    const sides = { kind: 'text', text: 'Eu não disse isso. '.repeat(800) }
    await call('saveTestTemplate', { templateId, version: 0, content, sides }, director.token)
    const friday = aFriday()
    await page.clock.setFixedTime(friday)
    await beSignedIn(page, director.email, PASSWORD)
    await page.goto(`/test?modelo=${templateId}`)
    const long = 'Texto longo para dramaturgia: são cerca de 9 páginas; o combinado é no máximo 8.'
    await expect(page.getByText(long)).toBeVisible()
    await page.getByLabel('Tipo').selectOption('publicidade')
    await expect(page.getByText(long)).toHaveCount(0)
    await page.getByLabel('Tipo').selectOption('dramaturgia')
    await expectAccessible(page)

    await page.getByRole('button', { name: 'Pedir um teste com este modelo' }).click()
    const picker = page.getByRole('dialog', { name: 'Escolher artistas' })
    await picker.getByLabel('Nome').fill(name)
    await picker.getByRole('checkbox', { name }).check()
    await picker.getByRole('button', { name: 'Adicionar' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText(long)).toBeVisible()
    const deadline = dialog.getByLabel('Prazo')
    const fair = fairDeadline('dramaturgia', friday)
    await expect(deadline).toHaveValue(toSaoPaulo(fair))
    const short = dialog.getByRole('status').filter({ hasText: 'Pouco prazo para dramaturgia' })
    await expect(short).toHaveCount(0)
    await deadline.fill(toSaoPaulo(new Date(friday.getTime() + 3 * DAY_MS)))
    await expect(short).toContainText(/Não contam: .*sábado(?:,| e) domingo/)
    await expectAccessible(page)
    await short.getByRole('button', { name: /^Usar/ }).click()
    await expect(short).toHaveCount(0)
    await expect(deadline).toBeFocused()
    await dialog.getByRole('button', { name: 'Pedir teste' }).click()
    await expect(page.getByText(`Teste pedido a ${name}.`)).toBeVisible()
    const asked = await backend.db.collection('testRequests').where('artistId', '==', artist.uid).get()
    expect(
      asked.docs.map((stored) => instantToDate(testRequestSchema.parse(stored.data()).deadline)),
    ).toEqual([fair])
  },
)

test(
  'what another director has saved meanwhile is said, and can be read',
  { tag: '@deep' },
  async ({ page, allowedErrors }) => {
    allowedErrors.push(/status of 409/)
    const [director, other] = await Promise.all([aDirector(), aDirector()])
    const templateId = randomBytes(10).toString('hex')
    const save = (version: number, title: string) =>
      call(
        'saveTestTemplate',
        {
          templateId,
          version,
          content: {
            title,
            kind: 'dramaturgia',
            instructions: 'Grave na horizontal.',
            takes: 1,
            seconds: 60,
          },
          sides: { kind: 'none' },
        },
        other.token,
      )
    await save(0, 'Primeira cena')
    await beSignedIn(page, director.email, PASSWORD)
    await page.goto(`/test?modelo=${templateId}`)
    await page.getByLabel('Título').fill('Minha cena')
    await save(1, 'Segunda cena')
    await page.getByRole('button', { name: 'Salvar modelo' }).click()
    await expect(page.getByRole('alert')).toContainText('Outra pessoa mudou este modelo.')
    await page.getByRole('button', { name: 'Carregar a versão atual' }).click()
    await expect(page.getByLabel('Título')).toHaveValue('Segunda cena')
    await expect(page.getByText('versão 2')).toBeVisible()
  },
)
