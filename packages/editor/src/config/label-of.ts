/** Returns the name of a field, value or component as words: `summaryForFamily` is "Summary for family". */
export function labelOf(name: string): string {
  // What holds a space is written as it is to be read.
  if (/\s/.test(name)) return name
  const words = name
    .replace(/[a-z0-9](?=[A-Z])/g, '$& ')
    .replace(/-/g, ' ')
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Returns a path such as `fridge.lines[2]` in the labels of the editor: "Fridge, Lines 2". */
export function fieldLabels(field: string): string {
  return field
    .split('.')
    .filter(Boolean)
    .map((part) => {
      const [, name = part, number] = /^(\w+)\[(\d+)\]$/.exec(part) ?? []
      return number === undefined ? labelOf(name) : `${labelOf(name)} ${number}`
    })
    .join(', ')
}

/** Labels of fields, where the name does not say it. */
const attributeLabels: Readonly<Record<string, string>> = {
  ask: 'Question',
  to: 'Leads to',
  href: 'Web address',
  line: 'Which help line',
  action: 'Button',
  actions: 'Buttons',
  faqs: 'Groups of questions',
}

/** Returns the label of a field. */
export const attributeLabel = (name: string): string => attributeLabels[name] ?? labelOf(name)
