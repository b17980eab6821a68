import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { testTemplateSchema } from '@ribalta/domain/schemas/screenTests/template'
import { backend, call, PASSWORD, person } from '../support/functions/functions.ts'
import { expect, expectAccessible, test } from '../support/browser/journey.ts'
import { beSignedIn } from '../support/browser/beSignedIn.ts'

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

test('a director writes a template with a text, then a PDF, sees it as its artist will, and archives it @phone', async ({
  page,
}) => {
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
  await page.getByLabel('PDF da cena').setInputFiles({ ...PDF, name: 'foto.png', mimeType: 'image/png' })
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
})

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
