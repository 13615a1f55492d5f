import { parseFrontMatter } from '../../src/content-model/parse/read-file'
import { localPort } from './ports'
import { siteFiles } from './site-files'
import {
  area,
  expect,
  mistakes,
  openEntry,
  openFolder,
  preview,
  readFolder,
  save,
  test,
  titleField,
} from './test'

const address = `http://localhost:${localPort}/admin/`

const entries = [...siteFiles()]
  .filter(([path]) => path.endsWith('.mdx'))
  .map(([path, bytes]) => {
    const text = bytes.toString('utf8')
    const { data } = parseFrontMatter(path, text).matter
    const collection = path.includes('/articles/') ? 'Articles' : 'Guides'
    return { path, text, collection, title: (data as { title: string }).title }
  })
const [entry] = entries
if (!entry) throw new Error('The site has no article.')

test.beforeEach(async ({ page, folder }) => {
  expect(folder).toBeUndefined()
  await openFolder(page, address)
})

for (const { path, text, collection, title } of entries) {
  test(`${path} is saved unchanged without changing a byte, and a word changes its line only`, async ({
    page,
  }) => {
    await openEntry(page, collection, title)
    // Where nothing differs, the editor saves nothing.
    const isEnabled = await page.getByRole('button', { name: 'Save', exact: true }).isEnabled()
    if (isEnabled) await save(page)
    else await page.getByRole('button', { name: 'Cancel Editing' }).click()
    expect((await readFolder(page))[path]).toBe(text)

    await openEntry(page, collection, title)
    await area(page).press('Control+End')
    await page.keyboard.type(' Done')
    await save(page)
    await expect
      .poll(async () => (await readFolder(page))[path])
      .toBe(text.replace(/\n?$/, ' Done\n'))
  })
}

test('a new title changes one line of the file', async ({ page }) => {
  const { path, text, collection, title } = entry
  await openEntry(page, collection, title)
  await titleField(page).fill('Another title: of mine')
  await save(page)

  await expect
    .poll(async () => (await readFolder(page))[path])
    .toBe(text.replace(/^title: .*$/m, 'title: "Another title: of mine"'))
})

test('a button puts a component below the line of the cursor, and undo takes it away', async ({
  page,
}) => {
  const { collection, title } = entry
  await openEntry(page, collection, title)
  const before = await area(page).inputValue()
  await area(page).press('Control+End')

  await page.getByRole('button', { name: 'Warning', exact: true }).click()
  await page.keyboard.type('Hang up')

  await expect(area(page)).toHaveValue(
    /\n\n<Warning title="Hang up">\n\nWrite here\.\n\n<\/Warning>$/,
  )
  await expect(preview(page).getByText('Hang up', { exact: true })).toBeVisible()
  for (let presses = 0; presses < 12; presses++) await page.keyboard.press('Control+z')
  await expect(area(page)).toHaveValue(before)
})

test('mistakes stand in the preview with the line of the text, and go once they are mended', async ({
  page,
}) => {
  const { collection, title } = entry
  await openEntry(page, collection, title)
  await expect(mistakes(page).getByRole('status')).toHaveText('No mistakes')
  const before = await area(page).inputValue()
  await area(page).fill(`## Call\n\n<Wobble>\n\nHi.\n\n</Wobble>\n\n${before}`)

  await expect(mistakes(page)).toContainText('Text, line 3')
  await expect(mistakes(page)).toContainText('Wobble')
  await area(page).fill(before)
  await expect(mistakes(page).getByRole('status')).toHaveText('No mistakes')
})

test('a picture needs words for those who cannot see it, and is saved beside the text', async ({
  page,
}) => {
  const { path, collection, title } = entry
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  )
  await openEntry(page, collection, title)
  await area(page).press('Control+End')
  await page.getByRole('button', { name: 'Picture', exact: true }).click()
  await page.getByRole('button', { name: 'Choose the picture' }).click()
  await expect(
    page.getByRole('alert').filter({ hasText: 'Say what the picture shows' }),
  ).toBeVisible()

  await page.getByLabel('What the picture shows').fill('A cup on a table.')
  await page.getByRole('button', { name: 'Choose the picture' }).click()
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog')).last()
  await dialog
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'A Cup.png', mimeType: 'image/png', buffer: png })
  await dialog.getByRole('button', { name: 'Insert' }).click()
  await expect(preview(page).getByRole('img', { name: 'A cup on a table.' })).toBeVisible()
  await save(page)

  await expect
    .poll(async () => (await readFolder(page))[path])
    .toContain('\n![A cup on a table.](./a-cup.png)\n')
  expect(Object.keys(await readFolder(page))).toContain(path.replace('index.mdx', 'a-cup.png'))
})

test('a file that another program has changed meanwhile is not written over', async ({ page }) => {
  const { path, collection, title } = entry
  await openEntry(page, collection, title)
  await titleField(page).fill('Mine')
  await page.route('**/file?path=*', (route) => route.fulfill({ body: 'Theirs.' }))
  const message = page.waitForEvent('dialog').then(async (dialog) => {
    await dialog.accept()
    return dialog.message()
  })
  await page.getByRole('button', { name: 'Save', exact: true }).click()

  expect(await message).toContain('Somebody else has changed this article')
  await expect(titleField(page)).toHaveValue('Mine')
  expect((await readFolder(page))[path]).not.toContain('Mine')
})
