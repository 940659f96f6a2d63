/** True: present and empty. False and null: absent. */
export type Attributes = Readonly<Record<string, string | boolean | null>>

export function createElement<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Attributes = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes))
    if (value !== false && value !== null) element.setAttribute(name, value === true ? '' : value)
  element.append(...children)
  return element
}

export function createButton(text: string, attributes: Attributes, press: () => void): HTMLButtonElement {
  const button = createElement('button', { type: 'button', ...attributes }, text)
  button.addEventListener('click', press)
  return button
}
