import { expect, it } from 'vitest'
import { connectTo, evm, solana } from './everyChain'
import { connect, useShop, type Visit } from './shop'

const { visit } = useShop()

const dialogOf = ({ page }: Visit) => page.getByRole('dialog')

async function openAccount(visitor: Visit) {
  await visitor.page
    .getByRole('button', { name: /^Account/ })
    .first()
    .click()
  await dialogOf(visitor).getByRole('heading', { name: 'Account' }).waitFor()
}

it('shows what the account collected on the chain, sends no other request for it, and comes back to the one that led away', async () => {
  const visitor = await visit({ path: '/?nfts' })
  await connect(visitor)
  await openAccount(visitor)
  const dialog = dialogOf(visitor)
  await dialog.getByRole('tab', { name: 'NFTs' }).click()
  const tile = dialog.getByRole('grid', { name: 'NFTs' }).getByRole('button', { name: /^Boat \d+$/ })
  await tile.waitFor()
  expect(await dialog.getByRole('gridcell').allTextContents()).toEqual([
    expect.stringMatching(/^Boat \d$/),
    expect.stringMatching(/Lab Boats #\d$/),
    expect.stringContaining('<script>alert(1)</script>'),
    expect.stringContaining('Lab Items #1'),
  ])
  expect(await tile.locator('img').getAttribute('src')).toMatch(/^data:image\/svg\+xml/)
  await tile.click()
  await dialog.getByText('Seaworthy.').waitFor()
  expect(await dialog.getByRole('link').getAttribute('href')).toMatch(/\/token\/0x\w{40}\?a=\d$/)
  await dialog.getByRole('button', { name: 'Back' }).click()
  await expect.poll(() => tile.evaluate((each) => each === document.activeElement)).toBe(true)
  expect(visitor.problems).toEqual([])
})

it('shows what it has and what happened, each in a tab, and all of it behind a press', async () => {
  const visitor = await visit()
  await connect(visitor)
  await openAccount(visitor)
  const dialog = dialogOf(visitor)
  await dialog.getByRole('tab', { name: 'Tokens' }).waitFor()
  expect(await dialog.getByRole('tab').allTextContents()).toEqual(['Tokens', 'Activity'])
  await dialog
    .getByRole('list', { name: 'Tokens' })
    .getByRole('button', { name: /^Ether/ })
    .waitFor()
  await dialog.getByRole('tab', { name: 'Activity' }).click()
  await dialog.getByText('No activity yet').waitFor()
  expect(visitor.problems).toEqual([])
})

/** Words that no file but one with what asks that kind of chain has. */
const libraries = { solana: 'getLatestBlockhash', evm: 'blockOverrides' }

it.each([
  [evm, ['evm']],
  [solana, ['solana']],
] as const)('loads no library but that of the chain whose account is shown: $namespace', async (kind, wanted) => {
  const loaded = new Set<string>()
  const visitor = await visit({
    path: '/namespaces.html?project=none',
    settings: { hasSeparateNames: true },
    prepare: (page) => {
      page.on('request', (request) => {
        // The wallets have libraries of their own.
        if (/\/assets\/.*\.js$/.test(request.url())) loaded.add(request.url())
      })
    },
  })
  await connectTo(visitor, kind)
  await openAccount(visitor)
  const dialog = dialogOf(visitor)
  await dialog
    .getByRole('list', { name: 'Tokens' })
    .getByRole('button', { name: /^(Ether|Sol)/ })
    .waitFor()
  await dialog.getByRole('tab', { name: 'Activity' }).click()
  await dialog.getByText('No activity yet').waitFor()
  const texts = await Promise.all([...loaded].map(async (url) => (await fetch(url)).text()))
  const found = Object.entries(libraries).flatMap(([name, word]) =>
    texts.some((text) => text.includes(word)) ? [name] : [],
  )
  expect(found).toEqual(wanted)
  expect(visitor.problems).toEqual([])
})
