type Child = Node | string

/** An element with attributes and children. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Readonly<Record<string, string>> = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Tag] {
  const node = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value)
  node.append(...children)
  return node
}

/** A button that does something. */
export function button(label: string, onClick: () => void, kind = 'plain'): HTMLButtonElement {
  const node = element('button', { type: 'button', class: kind }, label)
  node.addEventListener('click', onClick)
  return node
}
