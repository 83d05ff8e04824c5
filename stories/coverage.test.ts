import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { describe, expect, it } from 'vitest'
import { catalogue } from './lab/catalogue'

const components = (folder: string, pattern: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => pattern.test(file))
    .map((file) => basename(file, '.tsx'))

/** Every member of the unions a view's state is made of has a story. */
const unions: readonly (readonly [view: string, states: readonly string[]])[] = [
  ['ConnectingView', ['Opening', 'Waiting', 'NotAnswering', 'Declined', 'Pending', 'Unavailable', 'Failed']],
  ['PairingView', ['Requesting', 'Ready', 'Expired', 'Declined', 'Failed']],
  ['SwitchNetworkView', ['Opening', 'Waiting', 'NotAnswering', 'Declined', 'Pending', 'Unavailable', 'Failed']],
  [
    'SIWXSignMessageView',
    ['Checking', 'Ready', 'Signing', 'Waiting', 'NotAnswering', 'Cancelling', 'Declined', 'SmartAccount', 'Failed'],
  ],
  ['ApproveTransactionView', ['None', 'Loading', 'Failed', 'Open', 'Covered', 'Sending']],
  ['AllWalletsView', ['Loading', 'Ready', 'LoadingMore', 'Found', 'NoneFound', 'Failed', 'FailedMore']],
  [
    'RegisterAccountNameView',
    [
      'Empty',
      'Editing',
      'TooShort',
      'Invalid',
      'Owned',
      'Registered',
      'Opening',
      'Waiting',
      'NotAnswering',
      'Registering',
      'Declined',
      'Pending',
      'Unavailable',
      'Failed',
      'FailedToSign',
      'FailedToLookUp',
      'SuggestionsLoading',
      'SuggestionsEmpty',
      'SuggestionsFailed',
    ],
  ],
  ['ConnectButtonView', ['Restoring', 'Disconnected', 'Connecting', 'Opening', 'Failed', 'Connected']],
]

describe('stories mirror the components', () => {
  it.each(components('src/primitives', /^[A-Z]\w+\.tsx$/))('primitive %s', (name) => {
    expect(existsSync(`stories/primitives/${name}.stories.tsx`)).toBe(true)
  })

  it.each(components('src/views', /View\.tsx$/))('view %s', (name) => {
    expect(existsSync(`stories/views/${name}.stories.tsx`)).toBe(true)
  })

  it.each(unions)('every state of %s', (view, states) => {
    const source = readFileSync(`stories/views/${view}.stories.tsx`, 'utf8')
    for (const state of states) expect(source).toContain(`export const ${state}: Story`)
  })

  it.each([...new Set(catalogue.map(({ place }) => place))])('every text that is told in the place “%s”', (place) => {
    const source = readFileSync('stories/flows/catalogue.stories.tsx', 'utf8')
    expect(source).toContain(`: Story = { loaders: [() => tellAll(['${place}'])] }`)
  })
})
