import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { beSignedIn } from '../support/browser/beSignedIn.ts'
import { expect, expectAccessible, test } from '../support/browser/journey.ts'

const DIRECTOR = 'diretora@demo.local'

test(
  'a director gives a class its forms, and pages name people by them',
  { tag: '@deep' },
  async ({ page }) => {
    const mark = `Z${randomBytes(4).toString('hex')}`
    await beSignedIn(page, DIRECTOR)
    const dialog = page.getByRole('dialog')
    const row = page.getByRole('row').filter({ hasText: mark })
    await page.goto('/data')
    await page.getByRole('button', { name: 'Nova classe' }).click()
    await dialog.getByLabel('Nome em português').fill(`Repentista ${mark}`)
    await dialog.getByLabel('Nome em inglês').fill('Folk singer')
    await dialog.getByRole('button', { name: 'Salvar' }).click()
    await expect(dialog).toBeHidden()
    await page.getByRole('tab', { name: 'Formas' }).click()
    await expect(page.getByRole('button', { name: 'Nova' })).toHaveCount(0)
    await page.getByLabel('Buscar formas das classes').fill(mark)
    await row.getByRole('button', { name: /^Editar/ }).click()
    await expect(dialog).toHaveAccessibleName(`Formas: Repentista ${mark}`)
    await dialog.getByLabel('Feminino').fill(`Cantadora ${mark}`)
    await dialog.getByLabel('Neutro').fill('x'.repeat(81))
    await dialog.getByRole('button', { name: 'Salvar' }).click()
    await expect(dialog.getByLabel('Neutro')).toHaveAccessibleDescription(/no máximo 80 caracteres/)
    await dialog.getByLabel('Neutro').fill(`Pessoa que canta ${mark}`)
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Salvar' }).click()
    await expect(dialog).toBeHidden()
    await expect(row).toContainText(`Cantadora ${mark}`)

    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Exportar CSV' }).click()
    const exported = await downloading
    expect(exported.suggestedFilename()).toBe('formas-das-classes.csv')
    const text = await readFile(await exported.path(), 'utf8')
    expect(text.startsWith('\uFEFFid;key;feminine;masculine;neutral\r\n')).toBe(true)
    await page.getByRole('button', { name: 'Importar CSV' }).click()
    await dialog.getByLabel('Arquivo CSV').setInputFiles({
      name: 'formas.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(
        text.replace(`Cantadora ${mark}`, `Repentista ${mark}`).replace('\r\n', '\r\n;nada-disso;A;B;C\r\n'),
      ),
    })
    await expect(dialog.getByText('Não há classe com este id ou esta chave.')).toBeVisible()
    await dialog.getByRole('button', { name: 'Escolher outro arquivo' }).click()
    await dialog.getByLabel('Arquivo CSV').setInputFiles({
      name: 'formas.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(text.replace(`Cantadora ${mark}`, `Trovadora ${mark}`)),
    })
    await dialog.getByRole('button', { name: 'Importar 1 linha' }).click()
    await expect(dialog).toBeHidden()
    await expect(row).toContainText(`Trovadora ${mark}`)
    await page.getByRole('tab', { name: 'Classes' }).click()
    await row.getByRole('button', { name: /^Excluir/ }).click()
    await dialog.getByRole('button', { name: 'Excluir classe' }).click()
    await expect(row).toHaveCount(0)
  },
)
