import { Connection, PublicKey, SystemProgram, Transaction } from '@solana/web3.js'
import {
  createPublicClient,
  encodeFunctionData,
  erc20Abi,
  hashTypedData,
  http,
  parseUnits,
  recoverAddress,
  recoverMessageAddress,
  stringToHex,
  type Hex,
  type TypedDataDefinition,
} from 'viem'
import { describe, expect, it } from 'vitest'
import { expectQuiet, walletRow, solana, reads } from './everyChain'
import { cover, embedder, frame, frameArgs, uncover } from './frame'
import {
  agree,
  answerTo,
  ask,
  connectPostern,
  dialogOf,
  gone,
  me,
  readAll,
  refuse,
  says,
  somebody,
  yesOf,
  type Call,
} from './gate'
import { expectWholeHead } from './lowWindow'
import { useShop, type Visit } from './shop'
import { throttle } from './throttle'

const { visit, lab } = useShop({ args: frameArgs })
const rejected = expect.objectContaining({ code: 4001 })

async function enter(viewport = { width: 1100, height: 800 }): Promise<Visit> {
  const visitor = await visit({ path: '/gated.html', settings: { hasSeparateNames: true }, viewport })
  await connectPostern(visitor)
  return visitor
}

const sign = (text: string): Call => ({ method: 'personal_sign', params: [stringToHex(text), me] })
const send = (transaction: object): Call => ({ method: 'eth_sendTransaction', params: [{ from: me, ...transaction }] })

/** The first chain, read by another library. */
function chain() {
  const [first] = lab().chains
  if (!first) throw new Error('The lab has no chain')
  const client = createPublicClient({ transport: http(first.url) })
  const balance = () =>
    client.readContract({ address: first.token, abi: erc20Abi, functionName: 'balanceOf', args: [somebody as Hex] })
  return { id: first.chain.id, token: first.token, client, balance }
}

const transferOf = (amount: string) =>
  encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [somebody as Hex, parseUnits(amount, 6)] })

const order = (chainId: number) => ({
  domain: { name: 'The Chandlery', chainId },
  types: {
    EIP712Domain: [
      { name: 'name', type: 'string' },
      { name: 'chainId', type: 'uint256' },
    ],
    Order: [
      { name: 'goods', type: 'string' },
      { name: 'buyer', type: 'Person' },
    ],
    Person: [{ name: 'name', type: 'string' }],
  },
  primaryType: 'Order' as const,
  message: { goods: 'rope', buyer: { name: 'Ada' } },
})
const signOrder = (chainId: number): Call => ({
  method: 'eth_signTypedData_v4',
  params: [me, JSON.stringify(order(chainId))],
})

describe('the gate', () => {
  it('lets reads pass, and answers who is there, without a question', async () => {
    const visitor = await enter()
    const reading = [
      { method: 'eth_blockNumber', params: [] },
      { method: 'eth_accounts', params: [] },
      { method: 'eth_chainId', params: [] },
    ]
    await ask(visitor, reading)
    expect((await answerTo(visitor, 0)).result).toMatch(/^0x/)
    expect((await answerTo(visitor, 1)).result).toMatchObject({ 0: me })
    expect((await answerTo(visitor, 2)).result).toBe(`0x${chain().id.toString(16)}`)
    expect(await dialogOf(visitor).count()).toBe(0)
    expectQuiet(visitor)
  })

  it('shows a text with who asks, and the wallet signs it after a yes', async () => {
    const visitor = await enter()
    await ask(visitor, [sign('Two coils of rope')])
    await says(visitor, 'Sign a message', 'Two coils of rope', lab().url, 'Harbour', 'Postern', me)
    await agree(visitor)
    const { result } = await answerTo(visitor)
    expect(await recoverMessageAddress({ message: 'Two coils of rope', signature: result as Hex })).toBe(me)
    await gone(visitor)
    expectQuiet(visitor)
  })

  it('shows letters that hide', async () => {
    const visitor = await enter()
    await ask(visitor, [sign('P\u0430y the \u202Erobrah')])
    await says(visitor, /Some characters are hidden or look like others/, 'U+202E', 'looks like a and is not')
    await refuse(visitor)
    expect(await answerTo(visitor)).toEqual(rejected)
    expectQuiet(visitor)
  })

  it('shows typed data, and warns when it is for elsewhere', async () => {
    const visitor = await enter()
    const { id } = chain()
    await ask(visitor, [signOrder(id)])
    await says(visitor, 'Sign “Order”', 'The Chandlery', 'rope', 'Ada')
    expect(
      await dialogOf(visitor)
        .getByText(/This is for another network/)
        .count(),
    ).toBe(0)
    await agree(visitor)
    const { result } = await answerTo(visitor)
    expect(
      await recoverAddress({ hash: hashTypedData(order(id) as TypedDataDefinition), signature: result as Hex }),
    ).toBe(me)
    await gone(visitor)
    await ask(visitor, [signOrder(1)])
    await says(visitor, /This is for another network \(number 1\) than the one you are on \(Harbour\)/)
    await refuse(visitor)
    expect(await answerTo(visitor)).toEqual(rejected)
    await gone(visitor)
    await ask(visitor, [send({ to: somebody, value: '0x1', chainId: '0x1' })])
    await says(visitor, /This is for another network/)
    await refuse(visitor)
    expect(await answerTo(visitor)).toEqual(rejected)
    expectQuiet(visitor)
  })

  it('shows how many tokens go to whom, and they go', async () => {
    const visitor = await enter()
    const { token, client, balance } = chain()
    const before = await balance()
    await ask(visitor, [send({ to: token, data: transferOf('25.5') })])
    await says(visitor, 'Send 25.5 LUSD', somebody, token, 'Network fee, about', /ETH$/)
    await refuse(visitor)
    expect(await answerTo(visitor)).toEqual(rejected)
    await gone(visitor)
    expect(await balance()).toBe(before)
    await ask(visitor, [send({ to: token, data: transferOf('25.5') })])
    await says(visitor, 'Send 25.5 LUSD')
    await agree(visitor)
    const { result } = await answerTo(visitor)
    expect((await client.waitForTransactionReceipt({ hash: result as Hex })).status).toBe('success')
    expect((await balance()) - before).toBe(25_500_000n)
    expectQuiet(visitor)
  })

  it('shows calls as a list, sends them all, and tells of them without a question', async () => {
    const visitor = await enter()
    const { id, token, balance } = chain()
    const before = await balance()
    const calls = [
      { to: token, data: transferOf('2') },
      { to: somebody, value: '0x2386f26fc10000' },
    ]
    const chainId = `0x${id.toString(16)}`
    await ask(visitor, [
      { method: 'wallet_sendCalls', params: [{ version: '2.0.0', from: me, chainId, atomicRequired: false, calls }] },
    ])
    await says(visitor, 'Make 2 transactions', 'Step 1', 'Send 2 LUSD', 'Step 2', 'Send 0.01 ETH')
    await agree(visitor)
    const { result } = (await answerTo(visitor)) as { result: { id: string } }
    await gone(visitor)
    expect((await balance()) - before).toBe(2_000_000n)
    await ask(visitor, [{ method: 'wallet_getCallsStatus', params: [result.id] }])
    expect((await answerTo(visitor)).result).toMatchObject({ status: 200, atomic: false })
    expect(await dialogOf(visitor).count()).toBe(0)
    expectQuiet(visitor)
  })

  it('says so when a call cannot be read', async () => {
    const visitor = await enter()
    await ask(visitor, [send({ to: somebody, data: '0xdeadbeef' })])
    await says(visitor, 'Call a function that cannot be read', /Approve it only if you trust the app/, '0xdeadbeef')
    await refuse(visitor)
    expect(await answerTo(visitor)).toEqual(rejected)
    expectQuiet(visitor)
  })

  it('refuses what no page may ask, says so, and declines what that page still asks', async () => {
    const visitor = await enter()
    await ask(visitor, [sign('Two coils of rope'), { method: 'eth_sign', params: [me, '0x00'] }])
    expect(await answerTo(visitor, 1)).toEqual({ code: 4200, message: 'Requested RPC call is not allowed' })
    expect(await answerTo(visitor, 0)).toEqual(rejected)
    await says(visitor, 'Action not allowed')
    expectQuiet(visitor)
  })

  it('signs with the gate before the wallet where the shop itself asks, too', async () => {
    const visitor = await enter()
    const { page } = visitor
    await page.getByRole('region', { name: 'Sign', exact: true }).getByRole('button', { name: 'Sign' }).click()
    await says(visitor, 'Sign a message', 'Zwölf Klafter Tau ⚓')
    await agree(visitor)
    await expect.poll(() => page.getByTestId('signature').textContent()).toMatch(/^0x[0-9a-f]{130}$/)
    expectQuiet(visitor)
  })
})

describe('requests of several', () => {
  it('come one after the other, each with who asks', async () => {
    const visitor = await enter()
    await ask(visitor, [sign('First'), sign('Second')], { isForeign: true })
    await says(visitor, 'Request 1 of 2', 'First', 'https://chart-room.example')
    expect(await dialogOf(visitor).getByText('Second').count()).toBe(0)
    await agree(visitor)
    await says(visitor, 'Request 2 of 2', 'Second')
    expect(
      await recoverMessageAddress({ message: 'First', signature: (await answerTo(visitor, 0)).result as Hex }),
    ).toBe(me)
    expect(await yesOf(visitor).evaluate((button) => button === document.activeElement)).toBe(false)
    await refuse(visitor)
    expect(await answerTo(visitor, 1)).toEqual(rejected)
    await gone(visitor)
    expectQuiet(visitor)
  })

  it('are all declined by closing', async () => {
    const visitor = await enter()
    await ask(visitor, [sign('First'), sign('Second')])
    await says(visitor, 'First')
    await visitor.page.keyboard.press('Escape')
    expect(await answerTo(visitor, 0)).toEqual(rejected)
    expect(await answerTo(visitor, 1)).toEqual(rejected)
    await gone(visitor)
    expectQuiet(visitor)
  })
})

const coils = Array.from({ length: 60 }, (_, index) => `Coil ${index + 1}`).join('\n')

describe('a yes', () => {
  it('is given with the keyboard alone', async () => {
    const visitor = await enter()
    const { page } = visitor
    await ask(visitor, [sign('Two coils of rope')])
    await says(visitor, 'Two coils of rope')
    await expect.poll(() => yesOf(visitor).getAttribute('aria-disabled')).toBeNull()
    await expect
      .poll(async () => {
        await page.keyboard.press('Tab')
        return yesOf(visitor).evaluate((button) => button === document.activeElement)
      })
      .toBe(true)
    await page.keyboard.press('Enter')
    expect((await answerTo(visitor)).result).toMatch(/^0x/)
    await gone(visitor)
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Ask')
    expectQuiet(visitor)
  })

  it('is in reach on a small phone, however long the request is', async () => {
    const visitor = await enter({ width: 360, height: 640 })
    await ask(visitor, [sign('Two coils of rope. '.repeat(1_200))])
    await says(visitor, /^Two coils of rope/, 'Show all')
    await readAll(visitor)
    await dialogOf(visitor).getByRole('button', { name: 'Show all' }).click()
    await agree(visitor)
    expect((await answerTo(visitor)).result).toMatch(/^0x/)
    expectQuiet(visitor)
  })

  // The second is as much as a window of 1280 × 1024 has at 400 % zoom.
  it.each([
    { width: 320, height: 480 },
    { width: 320, height: 256 },
  ])('counts for nothing until all of a long request was scrolled through, by keys alone, %o', async (viewport) => {
    const visitor = await enter(viewport)
    const { page } = visitor
    await ask(visitor, [sign(coils)])
    await says(visitor, /^Coil 1\n/, 'Scroll through all of it. Then you can approve.')
    await page.waitForTimeout(2_000)
    expect(await yesOf(visitor).getAttribute('aria-disabled')).toBe('true')
    // A jump to the end is not all of it either.
    await dialogOf(visitor)
      .getByRole('group', { name: 'What is asked' })
      .evaluate((area) => area.scrollTo(0, area.scrollHeight))
    await page.waitForTimeout(2_000)
    expect(await yesOf(visitor).getAttribute('aria-disabled')).toBe('true')
    expect(await page.getByTestId('answers').textContent()).toBe('waits')
    // A press on what does not count yet shows what was passed over.
    await yesOf(visitor).focus()
    await page.waitForTimeout(500)
    await yesOf(visitor).press('Enter')
    await readAll(visitor)
    await yesOf(visitor).focus()
    await expect.poll(() => yesOf(visitor).getAttribute('aria-disabled')).toBeNull()
    await yesOf(visitor).press('Enter')
    expect((await answerTo(visitor)).result).toMatch(/^0x/)
    expectQuiet(visitor)
  })

  it.each([
    { width: 320, height: 256 },
    { width: 568, height: 256 },
  ])('begins at its top in a low window, %o, and every kind of request is approved there', async (viewport) => {
    const visitor = await enter(viewport)
    const { id, token } = chain()
    const asked: readonly (readonly [Call, string | RegExp])[] = [
      [sign('Two coils of rope'), 'Two coils of rope'],
      [signOrder(id), 'rope'],
      [send({ to: token, data: transferOf('2') }), somebody],
    ]
    for (const [call, text] of asked) {
      await ask(visitor, [call])
      await says(visitor, text)
      await expectWholeHead(dialogOf(visitor))
      await agree(visitor)
      expect((await answerTo(visitor)).result).toMatch(/^0x/)
      await gone(visitor)
    }
    expectQuiet(visitor)
  })

  it('is given with the wheel and the pointer alone at 400 % zoom, and not while what is left in sight is covered', async () => {
    const visitor = await enter({ width: 320, height: 256 })
    const { page } = visitor
    await ask(visitor, [sign(coils)])
    await says(visitor, /^Coil 1\n/, 'Scroll through all of it. Then you can approve.')
    const area = dialogOf(visitor).getByRole('group', { name: 'What is asked' })
    const { y = 0, height = 0 } = (await area.boundingBox()) ?? {}
    const place = async () => (await yesOf(visitor).boundingBox()) ?? { x: 0, y: 256, width: 0, height: 0 }
    const scrollToYes = async () => {
      await expect
        .poll(
          async () => {
            await page.mouse.wheel(0, 60)
            const yes = await place()
            return yes.y + yes.height <= 256
          },
          { interval: 200, timeout: 30_000 * throttle },
        )
        .toBe(true)
      // A wheel goes on for a moment; a press on what still moves would be beside it.
      await expect
        .poll(
          async () => {
            const { y } = await place()
            await page.waitForTimeout(250)
            return (await place()).y - y
          },
          { interval: 50 },
        )
        .toBe(0)
    }
    const press = async () => {
      const yes = await place()
      await page.mouse.click(yes.x + yes.width / 2, yes.y + yes.height / 2)
    }
    // Over the beginning of the text, which is under the title when the buttons come up.
    await page.mouse.move(160, y + height / 2)
    await page.waitForTimeout(700)
    await scrollToYes()
    await expect.poll(() => yesOf(visitor).getAttribute('aria-disabled')).toBeNull()
    const title = await dialogOf(visitor).getByRole('heading', { level: 2 }).boundingBox()
    const rest = await area.boundingBox()
    const top = (title?.y ?? 0) + (title?.height ?? 0)
    const bottom = (rest?.y ?? 0) + (rest?.height ?? 0)
    await cover(visitor, { x: 40, y: top, width: 240, height: bottom - top })
    await expect.poll(() => yesOf(visitor).getAttribute('aria-disabled')).toBe('true')
    await press()
    await page.waitForTimeout(500)
    expect(await page.getByTestId('answers').textContent()).toBe('waits')
    await uncover(visitor)
    await scrollToYes()
    await expect.poll(() => yesOf(visitor).getAttribute('aria-disabled')).toBeNull()
    await press()
    expect((await answerTo(visitor)).result).toMatch(/^0x/)
    expectQuiet(visitor)
  })

  it.each(['all of it', 'a word'])('counts for nothing while the page draws over %s', async (what) => {
    const visitor = await enter()
    const { page } = visitor
    await ask(visitor, [sign('Two coils of rope')])
    await says(visitor, 'Two coils of rope')
    await expect.poll(() => yesOf(visitor).getAttribute('aria-disabled')).toBeNull()
    const place =
      what === 'a word'
        ? await dialogOf(visitor).getByText('Two coils of rope').boundingBox()
        : { x: 0, y: 0, width: 1100, height: 800 }
    await cover(visitor, place)
    await expect.poll(() => yesOf(visitor).getAttribute('aria-disabled')).toBe('true')
    await yesOf(visitor).click({ force: true })
    const hindrance = dialogOf(visitor)
      .getByText(/Something covers this view, so nothing was approved/)
      .first()
    await hindrance.waitFor()
    expect(await page.getByTestId('answers').textContent()).toBe('waits')
    const before = await yesOf(visitor).boundingBox()
    await uncover(visitor)
    // The words go as soon as a press counts, and nothing moves under the finger that is about to press.
    await hindrance.waitFor({ state: 'hidden' })
    expect(await yesOf(visitor).boundingBox()).toEqual(before)
    await agree(visitor)
    expect((await answerTo(visitor)).result).toMatch(/^0x/)
    expectQuiet(visitor)
  })

  it('counts for nothing while another site shows the buttons alone, and counts once all of it is shown', async () => {
    const visitor = await visit({ path: '/gated.html', settings: { hasSeparateNames: true } })
    const { page } = visitor
    const { gate, crop } = await frame(visitor, `${lab().url}/gated.html`, embedder)
    await connectPostern(gate)
    await gate.page.getByRole('textbox', { name: 'Calls' }).fill(JSON.stringify([sign('Two coils of rope')]))
    await crop({ y: 0, height: 1 })
    await gate.page
      .getByRole('button', { name: 'Ask', exact: true })
      .evaluate((button) => (button as HTMLElement).click())
    await says(gate, 'Two coils of rope')
    const { x = 0, y = 0, width = 0, height = 0 } = (await yesOf(gate).boundingBox()) ?? {}
    await crop({ y: y - 4, height: height + 8 })
    // Well past the half second after which a request that is seen can be approved.
    await page.waitForTimeout(2_000)
    expect(await yesOf(gate).getAttribute('aria-disabled')).toBe('true')
    await page.mouse.click(x + width / 2, 4 + height / 2)
    await page.waitForTimeout(500)
    expect(await gate.page.getByTestId('answers').textContent()).toBe('waits')
    await crop({ y: 0, height: 800 })
    await expect.poll(() => yesOf(gate).getAttribute('aria-disabled')).toBeNull()
    // Shown for a moment and then taken away is not in sight either.
    await crop({ y: y - 4, height: height + 8 })
    await expect.poll(() => yesOf(gate).getAttribute('aria-disabled')).toBe('true')
    await page.mouse.click(x + width / 2, 4 + height / 2)
    await page.waitForTimeout(500)
    expect(await gate.page.getByTestId('answers').textContent()).toBe('waits')
    await crop({ y: 0, height: 800 })
    await agree(gate)
    expect((await answerTo(gate)).result).toMatch(/^0x/)
  })

  it('counts only after the window had the focus for half a second', async () => {
    const visitor = await enter()
    await ask(visitor, [sign('Two coils of rope')])
    await says(visitor, 'Two coils of rope')
    await expect.poll(() => yesOf(visitor).getAttribute('aria-disabled')).toBeNull()
    const setFocus = (isThere: boolean) =>
      visitor.page.evaluate((has) => {
        document.hasFocus = () => has
        window.dispatchEvent(new Event(has ? 'focus' : 'blur'))
      }, isThere)
    // Another window lies in front, and closes between two clicks.
    await setFocus(false)
    await expect.poll(() => yesOf(visitor).getAttribute('aria-disabled')).toBe('true')
    await yesOf(visitor).click({ force: true })
    await setFocus(true)
    await yesOf(visitor).click({ force: true })
    expect(await visitor.page.getByTestId('answers').textContent()).toBe('waits')
    await agree(visitor)
    expect((await answerTo(visitor)).result).toMatch(/^0x/)
  })

  it('ignores the click of a script of the page', async () => {
    const visitor = await enter()
    await ask(visitor, [sign('Two coils of rope')])
    await says(visitor, 'Two coils of rope')
    await expect.poll(() => yesOf(visitor).getAttribute('aria-disabled')).toBeNull()
    await yesOf(visitor).evaluate((button) => (button as HTMLElement).click())
    await visitor.page.waitForTimeout(500)
    expect(await visitor.page.getByTestId('answers').textContent()).toBe('waits')
    await refuse(visitor)
    expect(await answerTo(visitor)).toEqual(rejected)
    expectQuiet(visitor)
  })
})

describe('a Solana transaction', () => {
  it('is shown in words, and goes to the wallet after a yes', async () => {
    const visitor = await visit({ path: '/gated.html', settings: { hasSeparateNames: true } })
    const row = await walletRow(visitor, solana)
    await visitor.answer('Approve', () => row.first().click())
    await reads(visitor, solana, 'status', /^connected$/)
    await gone(visitor)
    const address =
      (await visitor.page.getByRole('region', { name: 'Solana' }).getByTestId('address').textContent()) ?? ''
    lab().solana.fund(address, 5_000_000_000n)
    const connection = new Connection(lab().solana.url, 'confirmed')
    const recipient = PublicKey.unique()
    const feePayer = new PublicKey(address)
    const transaction = new Transaction({ feePayer, ...(await connection.getLatestBlockhash()) })
    transaction.add(SystemProgram.transfer({ fromPubkey: feePayer, toPubkey: recipient, lamports: 1_500_000_000 }))
    const given = transaction.serialize({ requireAllSignatures: false }).toString('base64')
    await ask(visitor, [{ method: 'solana_signAndSendTransaction', params: { transaction: given } }])
    await says(visitor, 'Sign and send a transaction', 'Send 1.5 SOL', recipient.toBase58())
    await visitor.answer('Send', () => agree(visitor))
    expect((await answerTo(visitor)).result).toMatchObject({
      signature: expect.stringMatching(/^[1-9A-HJ-NP-Za-km-z]{80,90}$/),
    })
    await expect.poll(() => connection.getBalance(recipient)).toBe(1_500_000_000)
    expectQuiet(visitor)
  })
})
