import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { catalogue } from './lab/catalogue'

const filesIn = (folder: string) => readdirSync(folder, { recursive: true, encoding: 'utf8' })

const components = (folder: string, pattern: RegExp) =>
  filesIn(folder)
    .filter((file) => pattern.test(basename(file)))
    .map((file) => basename(file, '.tsx'))

/** Returns the stories of a component; the folders are those of the component or of its flow. */
const storiesOf = (folder: string, name: string) =>
  filesIn(folder)
    .filter((file) => basename(file) === `${name}.stories.tsx`)
    .map((file) => join(folder, file))

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
  ['TokensView', ['Loading', 'Ready', 'Failed']],
  ['NftsView', ['Loading', 'Ready', 'Failed']],
  ['ActivityView', ['Loading', 'Ready', 'Failed', 'FailedMore']],
  ['TokenView', ['Ready', 'Asking', 'Added', 'Declined', 'Failed']],
  ['SendView', ['Loading', 'Ready', 'Failed', 'LookingForAName', 'Named', 'InvalidAddress', 'Reviewing']],
  ['SendPreviewView', ['Idle', 'Asking', 'Declined', 'Pending', 'Failed', 'Nothing']],
  ['SendConfirmedView', ['Sent', 'Confirmed', 'Failed', 'Replaced']],
  [
    'SwapView',
    [
      'Loading',
      'Ready',
      'NetworkUnsupported',
      'GasPriceUnsupported',
      'SelectToken',
      'EnterAmount',
      'IncorrectAmount',
      'InsufficientBalance',
      'InsufficientGas',
      'InsufficientLiquidity',
      'Quoting',
      'Unavailable',
      'Reviewing',
      'Refused',
      'FailedToReview',
    ],
  ],
  ['SwapSelectTokenView', ['Loading', 'Ready', 'Failed']],
  [
    'SwapPreviewView',
    [
      'Idle',
      'Building',
      'Asking',
      'Declined',
      'Pending',
      'Failed',
      'Refused',
      'PriceMoved',
      'Permit',
      'Approve',
      'Approving',
      'Batch',
      'Nothing',
    ],
  ],
  ['SwapConfirmedView', ['Sent', 'Confirmed', 'Failed', 'Replaced']],
  ['CallsStatusView', ['Idle', 'Asking', 'Declined', 'Pending', 'Sent', 'Confirmed', 'Partial', 'Failed']],
  ['CompatibleNetworksView', ['Loading', 'Ready', 'Failed']],
  ['ConnectButtonView', ['Restoring', 'Disconnected', 'Connecting', 'Opening', 'Failed', 'Connected']],
]

describe('stories mirror the components', () => {
  it.each(components('src/primitives', /^[A-Z]\w+\.tsx$/))('primitive %s', (name) => {
    expect(storiesOf('stories/primitives', name)).toHaveLength(1)
  })

  it.each(components('src/views', /View\.tsx$/))('view %s', (name) => {
    expect(storiesOf('stories/views', name)).toHaveLength(1)
  })

  // A view without a route is a part of a page or of others; a route without a view does not compile.
  it.each(components('src/views', /View\.tsx$/))('view %s on the contact sheet', (name) => {
    const sheets = filesIn('stories/lab/sheet').map((file) => readFileSync(join('stories/lab/sheet', file), 'utf8'))
    expect(sheets.some((source) => source.includes(`<${name}\n`) || source.includes(`<${name} `))).toBe(true)
  })

  it('every layout on the contact sheet', () => {
    const declared = /layout\?: ([^\n]*?) \| undefined/.exec(
      readFileSync('src/views/shell/modal/Shell.late.tsx', 'utf8'),
    )?.[1]
    const sheet = readFileSync('stories/ContactSheet.stories.tsx', 'utf8')
    expect(declared?.split(' | ')).toContain("'wide'")
    for (const layout of declared?.split(' | ') ?? []) expect(sheet).toContain(`layout: ${layout}`)
  })

  it.each(['src/primitives', 'src/views'])('props in %s say whose they are', (folder) => {
    const bare = filesIn(folder)
      .filter((file) => file.endsWith('.tsx'))
      .flatMap((file) =>
        [...readFileSync(join(folder, file), 'utf8').matchAll(/(.*)\nexport (?:interface|type) (\w+Props)\b/g)].flatMap(
          ([, before, name]) => (before?.endsWith('*/') ? [] : [name]),
        ),
      )
    expect(bare).toEqual([])
  })

  it.each(unions)('every state of %s', (view, states) => {
    const source = readFileSync(storiesOf('stories/views', view)[0] ?? view, 'utf8')
    for (const state of states) expect(source).toContain(`export const ${state}: Story`)
  })

  it.each([...new Set(catalogue.map(({ place }) => place))])('every text that is told in the place “%s”', (place) => {
    const source = readFileSync('stories/flows/catalogue.stories.tsx', 'utf8')
    expect(source).toContain(`: Story = { loaders: [() => tellAll(['${place}'])] }`)
  })
})
