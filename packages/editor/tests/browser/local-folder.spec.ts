import { parseFrontMatter } from '../../../../src/content-model/parse/read-file'
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
  type Locator,
  type Page,
} from './test'

const address = `http://localhost:${localPort}/admin/`

/** Returns an article of the site by its folder. */
function entryOf(name: string) {
  const [path, bytes] = [...siteFiles()].find(([path]) => path.endsWith(`/${name}/index.mdx`))!
  const text = bytes.toString('utf8')
  const { data } = parseFrontMatter(path, text).matter
  return { path, text, title: (data as { title: string }).title }
}
const entry = entryOf('every-component')
const plain = entryOf('scam-likely')

/** Adds a block where the cursor is. */
async function addBlock(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Add a block' }).click()
  await page.getByRole('button', { name, exact: true }).click()
}

test.beforeEach(async ({ page, folder }) => {
  expect(folder).toBeUndefined()
  await openFolder(page, address)
})

test('an article is not changed by being opened, and a word changes its line only', async ({
  page,
}) => {
  const { path, text, title } = entry
  await openEntry(page, 'Articles', title)
  // Nothing differs in what the fields have made of the file.
  await expect(page.locator('body')).toHaveAttribute('data-unchanged')

  await area(page).press('Control+End')
  await page.keyboard.type(' Done')
  await save(page)
  await expect
    .poll(async () => (await readFolder(page))[path])
    .toBe(text.replace(/(?=(<\/ButtonLink>\s*<\/Buttons>\s*|\n?)$)/, ' Done'))
})

/** The first check reads the spelling lists. */
const firstCheck = { timeout: 30_000 }

test('hours and holidays are changed in a form, and nothing else of their file', async ({
  page,
}) => {
  const path = '__tests__/sites/small-site/site.yaml'
  const before = siteFiles().get(path)?.toString('utf8') ?? ''
  await page.getByRole('treeitem', { name: 'Hours, prices, facts' }).click()
  await page.getByRole('gridcell', { name: 'Hours, telephone, email' }).click()
  await page.locator('[data-key-path="hours.time"] textarea').fill('9 AM-5 PM')
  await page.locator('[data-key-path="phones"]').scrollIntoViewIfNeeded()
  await page.locator('[data-key-path="phones.calls"] input').fill('555-0100')
  await expect(mistakes(page)).toContainText('a number written as (202) 555-0134', firstCheck)
  await page.locator('[data-key-path="phones.calls"] input').fill('(202) 555-0100')
  await expect(mistakes(page).getByRole('status')).toHaveText('No mistakes', firstCheck)
  await save(page)
  await expect
    .poll(async () => (await readFolder(page))[path])
    .toBe(
      before
        .replace(/(?<=\n {2}time: ).*/, '9 AM-5 PM')
        .replace(/(?<=calls: ).*/, '(202) 555-0100'),
    )
})

test('a new alert is a file of its own', async ({ page }) => {
  await page.getByRole('treeitem', { name: 'Alerts' }).click()
  await page.getByRole('button', { name: 'Create New Entry' }).first().click()
  const field = (name: string): Locator =>
    page.locator(`[data-key-path=${name}]`).locator('input, textarea').first()
  await field('title').fill('Fake calls')
  await field('happens').fill('Somebody calls about your bank card.')
  await field('todo').fill('Hang up. Call us at {phone}.')
  await field('from').fill('2026-11-02')
  await field('until').fill('2026-11-16')
  await expect(mistakes(page).getByRole('status')).toHaveText('No mistakes', firstCheck)
  await save(page)
  await expect.poll(
    async () => (await readFolder(page))['__tests__/sites/small-site/alerts/fake-calls.yaml'],
  ).toBe(`title: Fake calls
happens: Somebody calls about your bank card.
todo: Hang up. Call us at {phone}.
from: 2026-11-02
until: 2026-11-16
`)
})

/** Returns the text of the article in the folder, below its front matter. */
const savedText = async (page: Page, path: string): Promise<string> =>
  ((await readFolder(page))[path] ?? '').replace(/^---\n[\s\S]*?\n---\n/, '').trim()

test('steps are written in place, with what to do if one goes wrong, and undo takes all away', async ({
  page,
}) => {
  const { path, title } = plain
  const before = await savedText(page, path)
  await openEntry(page, 'Articles', title)
  await area(page).press('Control+End')
  await addBlock(page, 'Steps')
  await page.keyboard.type('Open the box.')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Take the key.')
  await addBlock(page, 'If it goes wrong')
  await page.keyboard.type('Call us at ')
  await page.getByRole('button', { name: 'Variable' }).click()
  await page.keyboard.type('Phone')
  await page.keyboard.press('Enter')
  await page.keyboard.type('.')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Turn it.')
  const worked = area(page).getByRole('region', { name: 'It worked' })
  await worked.locator('p').click()
  await page.keyboard.type('It opens.')
  await expect(preview(page).getByText('Take the key.')).toBeVisible()
  await save(page)

  await expect.poll(() => savedText(page, path)).toBe(`${before}

<Steps>

1. Open the box.

2. Take the key.

   <IfItGoesWrong>Call us at {phone}.</IfItGoesWrong>

3. Turn it.

<ItWorked>It opens.</ItWorked>

</Steps>`)
  await area(page).press('Control+End')
  await page.keyboard.type('Gone?')
  await page.keyboard.press('Control+z')
  await expect(area(page)).not.toContainText('Gone?')
})

test('the fields of a block change what its tag says', async ({ page }) => {
  const { path, title } = plain
  await openEntry(page, 'Articles', title)
  await area(page).press('Control+End')
  await addBlock(page, 'Warning')
  await page.keyboard.type('Hang up.')
  const warning = area(page).getByRole('region', { name: 'Warning' })
  await warning.getByLabel('Title').fill('Say “no” to "fees"')
  await expect(preview(page).getByText('Say “no” to "fees"')).toBeVisible()
  await addBlock(page, 'Questions')
  await page.keyboard.type('The answer.')
  await area(page).getByRole('textbox', { name: 'Question' }).fill('Why?')
  await page.getByRole('button', { name: 'Add: Question' }).click()
  await expect(area(page).getByRole('textbox', { name: 'Question' })).toHaveCount(2)
  await area(page).getByRole('button', { name: 'Remove: Question', exact: true }).last().click()
  await save(page)

  await expect
    .poll(() => savedText(page, path))
    .toMatch(
      /<Warning title='Say “no” to "fees"'>\n\nHang up\.\n\n<\/Warning>\n\n<Questions>\n\n<Question ask="Why\?">\n\nThe answer\.\n\n<\/Question>\n\n<\/Questions>$/,
    )
})

test('a link leads to a page that there is, or to a web address', async ({ page }) => {
  const { path, title } = plain
  await openEntry(page, 'Articles', title)
  await area(page).press('Control+End')
  await page.keyboard.type(' See ')
  await page.getByRole('button', { name: 'Link', exact: true }).click()
  await page.getByLabel('Words of the link').fill('our page')
  const target = page.getByLabel('A page of ours')
  await target.fill('/contcat')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText('Did you mean "/contact"?')
  await target.fill('contact')
  await page.keyboard.press('Enter')
  await page.getByRole('alert').getByRole('button').first().click()
  await page.keyboard.type('.')
  await save(page)

  await expect.poll(() => savedText(page, path)).toMatch(/ See \[our page\]\(\/contact\)\.$/)
})

test('lists and a table from Word arrive as lists, and what is left out is said', async ({
  page,
}) => {
  const { path, title } = plain
  await openEntry(page, 'Articles', title)
  await area(page).press('Control+End')
  await page.keyboard.press('Enter')
  const item = (words: string, level = 1): string =>
    `<p class=MsoListParagraph style='mso-list:l0 level${level} lfo1'><span style='mso-list:Ignore'>·<span>&nbsp; </span></span>${words}</p>`
  await area(page).evaluate(
    (element, html) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/html', html)
      element.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      )
    },
    `<p class=MsoNormal><b>Take</b> with you:</p>${item('a pen')}${item('blue', 2)}${item('paper')}
    <table><tr><td><p>When</p></td><td><p>Who</p></td></tr><tr><td>9 AM</td><td>Ruth</td></tr></table><img>`,
  )
  await expect(page.getByRole('status').filter({ hasText: 'We left out a picture' })).toHaveText(
    /We made a list of a table\.$/,
  )
  await save(page)

  await expect
    .poll(() => savedText(page, path))
    .toMatch(
      /\n\n\*\*Take\*\* with you:\n\n- a pen\n {2}- blue\n- paper\n\n\* When: Who\n\* 9 AM: Ruth$/,
    )
})

test('a mistake is listed with its line, leads to the words, and goes once it is mended', async ({
  page,
}) => {
  const { title } = plain
  await openEntry(page, 'Articles', title)
  await expect(mistakes(page).getByRole('status')).toHaveText('No mistakes')
  await area(page).press('Control+End')
  await page.keyboard.type(' {wobble}')

  await expect(mistakes(page)).toContainText('Text, “Call')
  await expect(mistakes(page)).toContainText('wobble')
  await page.keyboard.press('Backspace')
  await expect(mistakes(page).getByRole('status')).toHaveText('No mistakes')

  const excerpt = page.locator('[data-key-path=excerpt] textarea')
  await excerpt.fill('')
  await titleField(page).scrollIntoViewIfNeeded()
  await mistakes(page).getByRole('button', { name: 'Excerpt' }).click()
  await page.keyboard.type('Words of an excerpt.')
  await expect(excerpt).toHaveValue('Words of an excerpt.')
})

test('words and a mistake in one of several questions lead to its field', async ({ page }) => {
  await page.getByRole('treeitem', { name: 'Questions and answers' }).click()
  await page.getByRole('gridcell', { name: 'Visits' }).last().click()
  const answer = page.locator('[data-key-path="questions.0.answer"] textarea')
  await preview(page).locator('details p').first().click()
  await expect(answer).toBeFocused()
  await answer.fill('Call {phone}.')
  await expect(page.getByText(/^Readers see: Call \(202\)/)).toBeVisible()
  await answer.fill('')
  await mistakes(page).getByRole('button', { name: 'Questions 1, Answer' }).click(firstCheck)
  await page.keyboard.type('Yes.')
  await expect(answer).toHaveValue('Yes.')
  await expect(preview(page).getByText('Yes.', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: /^Add.*Question/ }).click()
  await expect(page.locator('[data-key-path^="questions."] textarea:focus')).toHaveValue('')
})

test('a picture needs words for those who cannot see it, and is saved beside the text', async ({
  page,
}) => {
  const { path, title } = entry
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  )
  await openEntry(page, 'Articles', title)
  await area(page).press('Control+End')
  await page.getByRole('button', { name: 'Picture', exact: true }).click()
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog')).last()
  await dialog
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'A Cup.png', mimeType: 'image/png', buffer: png })
  await dialog.getByRole('button', { name: 'Insert' }).click()
  const block = area(page).getByRole('region', { name: 'Picture' }).last()
  await expect(block.locator('img')).toBeVisible()
  await expect(mistakes(page)).toContainText('Say what the picture shows')
  await page.keyboard.type('A cup on a table.')
  await expect(preview(page).getByRole('img', { name: 'A cup on a table.' })).toBeVisible()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Below.')
  const select = () => block.getByText('Picture', { exact: true }).click()
  await select()
  await page.keyboard.type('Typed.')
  await select()
  await page.keyboard.press('Enter')
  await page.keyboard.type('Entered.')
  await select()
  await area(page).evaluate((field) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', 'Pasted.')
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }))
  })
  await save(page)

  await expect
    .poll(async () => (await readFolder(page))[path])
    .toContain('\n![A cup on a table.](./a-cup.png)\n\nPasted.\n\nEntered.\n\nTyped.\n\nBelow.\n')
  expect(Object.keys(await readFolder(page))).toContain(path.replace('index.mdx', 'a-cup.png'))

  const shown = preview(page).getByRole('img', { name: 'A cup on a table.' })
  await expect(shown).toHaveAttribute('src', /^data:image/)
  const words = area(page).getByRole('region', { name: 'Picture' }).getByLabel('What the picture')
  await words.last().fill('')
  await mistakes(page).getByRole('button', { name: 'a-cup.png' }).first().click()
  await page.keyboard.type('A cup.')
  await expect(words.last()).toHaveValue('A cup.')
})
