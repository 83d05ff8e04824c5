import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { ListItem, type ListItemProps } from './ListItem'

it.each<[string, Partial<ListItemProps>, string]>([
  ['can be pressed is a button', { onClick: () => undefined }, 'button'],
  ['leads to a page is a link', { href: 'https://explorer.example' }, 'a'],
  ['cannot be chosen now is a button still, so that the reason can be reached', { disabled: true }, 'button'],
  ['does nothing is neither', {}, 'div'],
])('A row that %s', (_what, props, element) => {
  const markup = renderToStaticMarkup(createElement(ListItem, { title: 'Sent', ...props }))
  expect(markup.slice(1, 1 + element.length)).toBe(element)
  expect(markup.includes('type="button"')).toBe(element === 'button')
})
