import { createElement as h, type ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Avatar } from './images/Avatar'
import { Button } from './actions/Button'
import { Card } from './layout/Card'
import { Dialog } from './overlays/Dialog'
import { Header } from './layout/Header'
import { List } from './lists/List'
import { ListItem } from './lists/ListItem'
import { Notice } from './feedback/Notice'
import { RemoteImage } from './images/RemoteImage'
import { Skeleton } from './feedback/Skeleton'
import { Spinner } from './feedback/Spinner'
import { Stack } from './layout/Stack'
import { Text } from './text/Text'
import { ThemeRoot } from './theme/ThemeRoot'

const address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const theme = { color: { accent: '#ff5500' } }

const drawn: Record<string, ReactElement> = {
  Avatar: h(Avatar, { address }),
  Button: h(Button, { loading: true }, 'Connect'),
  Card: h(Card, { header: h(Header, { title: 'Connect', onClose: () => undefined, closeLabel: 'Close' }) }),
  List: h(List<string>, {
    label: 'Wallets',
    items: ['Lantern'],
    itemKey: (name) => name,
    renderItem: (name) => h(ListItem, { title: name }),
  }),
  Notice: h(Notice, { tone: 'info' }, 'Words'),
  RemoteImage: h(RemoteImage, { name: 'Lantern', src: 'data:image/png;base64,AAAA', busy: true }),
  Skeleton: h(Skeleton, { shape: 'row' }),
  Spinner: h(Spinner),
  Stack: h(Stack, { gap: 2 }, h(Text, { size: 'title' }, 'Words')),
}

describe('on the server', () => {
  it.each(Object.entries(drawn))(
    '%s is drawn without a style attribute, which a strict CSP would refuse',
    (_name, element) => {
      const markup = renderToString(h(ThemeRoot, { theme, mode: 'dark', dir: 'rtl', lang: 'ar' }, element))
      expect(markup).toMatch(/^<div data-portico="" data-mode="dark" dir="rtl" lang="ar"><\w/)
      expect(markup).not.toContain('style=')
    },
  )

  it('an open dialog waits for the browser', () => {
    const dialog = h(Dialog, { open: true, onDismiss: () => undefined, labelledBy: 'title' })
    expect(renderToString(h(ThemeRoot, null, dialog))).toBe('<div data-portico="" data-mode="auto"></div>')
  })
})
