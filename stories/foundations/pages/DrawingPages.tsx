import { useState } from 'react'
import { SearchField } from '../../../src/primitives/forms/SearchField'
import { Icon } from '../../../src/primitives/images/Icon'
import { icons, type IconName } from '../../../src/primitives/images/icons'
import { drawings } from '../../../src/primitives/images/drawings'
import {
  Illustration,
  illustrations,
  type IllustrationName,
  type IllustrationProps,
} from '../../../src/primitives/images/Illustration'
import { Stack } from '../../../src/primitives/layout/Stack'
import { Text } from '../../../src/primitives/text/Text'
import { CopyButton } from '../tokens/CopyButton'
import { FoundationPage, Section } from '../tokens/FoundationPage'

const names = Object.keys(icons) as IconName[]
/** Every drawing, as it is written. */
const written: readonly (readonly [label: string, name: IllustrationProps['name'], code: string])[] = [
  ...(Object.keys(illustrations) as IllustrationName[]).map((name) => [name, name, `"${name}"`] as const),
  ...Object.entries(drawings).map(([label, drawing]) => [label, drawing, `{drawings.${label}}`] as const),
]
const grid = { display: 'grid', gap: 16, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 160px), 1fr))' }

/** Words that find an icon, besides its name. */
const kin: Partial<Record<IconName, string>> = {
  arrowDown: 'swap receive',
  back: 'arrow left return',
  check: 'done success ok',
  chevron: 'arrow right more next',
  clock: 'time wait expired pending',
  close: 'cross cancel dismiss',
  error: 'failed declined wrong',
  external: 'link open new tab',
  globe: 'web language network',
  info: 'help about',
  key: 'sign password',
  lock: 'private secure',
  network: 'chain',
  phone: 'mobile app',
  plus: 'add new get',
  qr: 'code scan pair',
  retry: 'again reload refresh',
  seal: 'verified certified badge',
  search: 'find magnifier',
  wallet: 'account purse',
  warning: 'caution danger alert',
}

const isFound = (name: IconName, query: string) =>
  `${name} ${name.replace(/[A-Z]/g, ' $&')} ${kin[name] ?? ''}`.toLowerCase().includes(query.trim().toLowerCase())

/** Every icon, to look for. */
export function IconsPage() {
  const [query, setQuery] = useState('')
  const found = names.filter((name) => isFound(name, query))
  return (
    <FoundationPage
      title="Icons"
      lead="Stroked paths on a grid of 24, in 16, 20 and 24 px, in the colour of the words around them. They are decoration: what they mean stands beside them in words, or in the name of their button."
    >
      <Section title="All of them">
        <SearchField
          label="Search icons"
          clearLabel="Clear search"
          value={query}
          onValueChange={setQuery}
          resultsText={query ? `${found.length} icons found` : undefined}
        />
        {found.length === 0 && <Text tone="muted">{`No icon for “${query}”.`}</Text>}
        <div role="list" style={grid}>
          {found.map((name) => (
            <div key={name} role="listitem">
              <Stack gap={2} align="start">
                <Stack direction="row" gap={3} align="center">
                  <Icon name={name} size="l" />
                  <Icon name={name} />
                  <Icon name={name} size="s" />
                </Stack>
                <CopyButton text={`<Icon name="${name}" />`} label={name} />
              </Stack>
            </div>
          ))}
        </div>
      </Section>
    </FoundationPage>
  )
}

/** Every drawing. */
export function IllustrationsPage() {
  return (
    <FoundationPage
      title="Illustrations"
      lead="For where there is nothing yet: always the same arch, with what it is about in it, the stroke that matters in the accent."
    >
      <Section title="All of them">
        <div role="list" style={grid}>
          {written.map(([label, name, code]) => (
            <div key={label} role="listitem">
              <Stack gap={2} align="start">
                <Illustration name={name} />
                <CopyButton text={`<Illustration name=${code} />`} label={label} />
              </Stack>
            </div>
          ))}
        </div>
      </Section>
    </FoundationPage>
  )
}
