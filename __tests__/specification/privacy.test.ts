/** @jest-environment node */
import { records } from './content'

test('the page on privacy names each choice that stays on the device', () => {
  const { choices } = records.find('interface', 'en')!.data.preferences
  const page = JSON.stringify(records.find('page', 'privacy')!.data).toLowerCase()
  for (const { title } of Object.values(choices)) expect(page).toContain(title.toLowerCase())
})
