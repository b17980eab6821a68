import { beSignedIn } from '../support/browser/beSignedIn.ts'
import { expect, expectAccessible, test } from '../support/browser/journey.ts'
import { cut, restore } from '../support/browser/network.ts'
import { registerArtist } from '../support/browser/newArtist.ts'

test('an artist writes their works, puts them in order and finds them after a reload @phone', async ({
  page,
  request,
  isMobile,
  allowedErrors,
}) => {
  allowedErrors.push(/The order of works was not changed/)
  const artist = await registerArtist(request)
  await beSignedIn(page, artist.email)
  await page.goto('/trabalhos')
  const credits = page.getByRole('region', { name: 'Meu currículo' })
  const titles = credits.getByRole('heading', { level: 3 })
  const dialog = page.getByRole('dialog')
  const add = credits.getByRole('button', { name: 'Adicionar ao currículo' })
  const press = (name: string) => dialog.getByRole('button', { name, exact: true }).click()

  await expect(credits.getByRole('heading', { name: 'Nenhum trabalho ainda' })).toBeVisible()
  await expectAccessible(page)
  await add.click()
  await press('Adicionar')
  await expect(dialog.getByLabel('Título')).toHaveAccessibleDescription('Informe o título.')
  await expect(dialog.getByLabel('Ano')).toHaveAccessibleDescription('Informe o ano com quatro algarismos.')
  await expect(dialog.getByLabel('Tipo')).toHaveAccessibleDescription('Escolha o tipo.')
  await dialog.getByLabel('Título').fill('Maré')
  await dialog.getByLabel('Ano').fill('2019')
  await dialog.getByLabel('Tipo').selectOption('Cinema')
  await dialog.getByLabel('Personagem ou função').fill('Marina')
  await dialog.getByLabel('Link 1').fill('javascript:alert(1)')
  await press('Adicionar')
  await expect(dialog.getByLabel('Link 1')).toHaveAccessibleDescription(/https:\/\//)
  await dialog.getByLabel('Link 1').fill('vimeo.com/1084537')
  await dialog.getByLabel('Foto 1').check()
  await expectAccessible(page)
  await press('Adicionar')
  await expect(titles).toHaveText(['Maré'])
  await expect(credits.getByText('Cinema · como Marina')).toBeVisible()
  await expect(credits.getByText('1 foto · 1 link')).toBeVisible()
  await expect(add).toBeFocused()

  // Each stands before what is older.
  for (const [title, year] of [
    ['Cais', '2024'],
    ['Sal', '2021'],
  ] as const) {
    await add.click()
    await dialog.getByLabel('Título').fill(title)
    await dialog.getByLabel('Ano').fill(year)
    await dialog.getByLabel('Tipo').selectOption('Teatro')
    await press('Adicionar')
    await expect(credits.getByRole('heading', { level: 3, name: title })).toBeVisible()
  }
  await expect(titles).toHaveText(['Cais', 'Sal', 'Maré'])

  // Closed by mistake, what was typed is there again.
  const edit = credits.getByRole('button', { name: 'Editar: Sal' })
  await edit.click()
  await dialog.getByLabel('Título').fill('Sal na varanda')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await edit.click()
  await expect(dialog.getByLabel('Título')).toHaveValue('Sal na varanda')
  await dialog.getByLabel('Visibilidade').selectOption('Só eu')
  // Without a connection nothing is said to be saved, and nothing is lost.
  await cut(page)
  await press('Salvar')
  await expect(dialog.getByRole('alert')).toContainText('Não foi salvo.')
  await restore(page)
  await press('Salvar')
  await expect(titles).toHaveText(['Cais', 'Sal na varanda', 'Maré'])
  const down = credits.getByRole('button', { name: 'Mover para baixo: Cais' })
  await cut(page)
  await down.click()
  await expect(titles).toHaveText(['Sal na varanda', 'Cais', 'Maré'])
  await expect(page.getByText('A ordem não foi salva', { exact: true })).toBeVisible()
  await expect(titles).toHaveText(['Cais', 'Sal na varanda', 'Maré'])
  await restore(page)

  // With the keyboard alone.
  await down.focus()
  await page.keyboard.press('Enter')
  await expect(titles).toHaveText(['Sal na varanda', 'Cais', 'Maré'])
  await expect(credits.getByText('Cais: posição 2 de 3')).toBeAttached()
  await expect(down).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(titles).toHaveText(['Sal na varanda', 'Maré', 'Cais'])
  await expect(credits.getByRole('button', { name: 'Mover para cima: Cais' })).toBeFocused()
  await expect(credits.getByText('Salvando…')).toBeHidden()
  await page.reload()
  await expect(titles).toHaveText(['Sal na varanda', 'Maré', 'Cais'])
  await expect(credits.getByText('Só eu')).toBeVisible()

  await credits.getByRole('button', { name: 'Excluir: Maré' }).click()
  await expect(titles).toHaveText(['Sal na varanda', 'Cais'])
  await page.getByRole('button', { name: 'Desfazer', exact: true }).click()
  await expect(titles).toHaveText(['Sal na varanda', 'Maré', 'Cais'])
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page)
  if (isMobile) return
  const rows = credits.getByRole('listitem')
  await rows.nth(2).dragTo(rows.first())
  await expect(titles).toHaveText(['Cais', 'Sal na varanda', 'Maré'])
  await page.getByRole('button', { name: 'Desfazer: “Cais” mudou de lugar no currículo' }).click()
  await expect(titles).toHaveText(['Sal na varanda', 'Maré', 'Cais'])
  await expect(credits.getByText('Salvando…')).toBeHidden()
  await page.reload()
  await expect(titles).toHaveText(['Sal na varanda', 'Maré', 'Cais'])
})
