type Properties<Made> = Partial<Made> & { [attribute: `${string}-${string}`]: string | undefined }

/** Creates an element with its properties, attributes (those with a hyphen) and children. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties?: Properties<HTMLElementTagNameMap[Tag]>,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag]
export function element(
  tag: string,
  properties: Record<string, unknown> = {},
  ...children: (Node | string)[]
): HTMLElement {
  const made = document.createElement(tag)
  for (const [name, value] of Object.entries(properties)) {
    if (name.includes('-')) made.setAttribute(name, value as string)
    else Object.assign(made, { [name]: value })
  }
  made.append(...children)
  return made
}

/** Creates a button that leaves the cursor in the text where it is. */
export function button(label: string, onPress: () => void): HTMLButtonElement {
  const made = element('button', { type: 'button', textContent: label })
  made.addEventListener('mousedown', (event) => event.preventDefault())
  made.addEventListener('click', onPress)
  return made
}

/** Creates a labelled input. */
export function input(
  label: string,
  value: string,
  onInput: (value: string) => void,
  list?: string,
): { row: HTMLLabelElement; field: HTMLInputElement } {
  const field = element('input', { value, autocomplete: 'off' })
  if (list) field.setAttribute('list', list)
  field.addEventListener('input', () => onInput(field.value))
  return { row: element('label', {}, element('span', { textContent: label }), field), field }
}
