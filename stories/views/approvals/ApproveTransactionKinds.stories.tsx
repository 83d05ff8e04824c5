import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import type { RequestDescription } from '../../../src/chains/requests'
import { ApproveTransactionView } from '../../../src/views/session/approvals/ApproveTransactionView'
import { asked, askedOnSolana, factsOf, spender, token } from '../../lab/requests/eip155'
import { Framed } from '../../lab/Framed'
import { moreSamples } from '../../lab/requests/eip155Calls'
import { said } from '../../lab/play'
import { address } from '../../lab/samples'
import { solanaProgram, solanaSamples, solanaTarget } from '../../lab/requests/solana'

/** Results of further kinds of requests, in words; the usual ones are stories of the view. */
const meta = {
  title: 'Views/Approve/Requests of every kind',
  tags: ['!autodocs'],
  parameters: { screenshot: false },
  decorators: [(Story) => <Framed title={(copy) => copy.titles.approve}>{Story()}</Framed>],
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>
type Words = readonly (string | RegExp)[]

function says(read: () => Promise<RequestDescription>, words: Words, who = asked): Story {
  const on = { request: who, isArmed: true, onApprove: fn(), onReject: fn(), onHide: fn() }
  return {
    loaders: [async () => ({ description: await read() })],
    render: (_args, { loaded }) => {
      const description = loaded.description as RequestDescription
      return <ApproveTransactionView status="open" {...on} facts={factsOf(description)} description={description} />
    },
    play: async ({ canvasElement }) => {
      for (const text of words) await expect((await said(canvasElement, text))[0]).toBeVisible()
    },
  }
}

const onSolana = (read: () => Promise<RequestDescription>, words: Words) => says(read, words, askedOnSolana)

export const SignIn: Story = says(moreSamples.signIn, ['Sign in to shop.example', /Come aboard/])
export const Item: Story = says(moreSamples.item, ['Send an item', '#42', address, spender])
export const SeveralItems: Story = says(moreSamples.items, ['Send an item', '#7 × 3', spender])
export const AllItems: Story = says(moreSamples.forAll, [
  'Let somebody move all your items',
  /could move everything you have in this collection/,
])
export const PermitCall: Story = says(moreSamples.permitCall, [
  'Let somebody spend your tokens',
  'Let somebody spend 25.5 USDC',
  spender,
])
export const Permit2Call: Story = says(moreSamples.permit2Call, [
  'Let somebody spend all your USDC',
  /Jan 1, 2027/,
  /could spend all you have/,
])
export const Multicall: Story = says(moreSamples.multicall, [
  'Do 2 things at once',
  'Step 2',
  'Let somebody move all your items',
])
export const NewContract: Story = says(moreSamples.creation, ['Put a new contract on the network', '4 bytes'])

/** A signature is enough: no transaction, no fee, and the tokens are gone. */
export const Permit: Story = says(moreSamples.permit, [
  'Let somebody spend your tokens',
  /With this signature alone/,
  'Let somebody spend all your USDC',
  token,
])
export const Permit2: Story = says(moreSamples.permit2, [
  'Let somebody spend your tokens',
  'Let somebody spend 25.5 USDC',
  /Jan 1, 2027/,
])
export const GrantPermissions: Story = says(moreSamples.grant, [
  'Grant permissions',
  'native-token-transfer',
  spender,
  /could act for you without asking again/,
])
export const RevokePermissions: Story = says(moreSamples.revoke, ['Take back permissions', 'eth_accounts'])
export const UserOperation: Story = says(moreSamples.userOperation, [
  'Act with your smart account',
  'Call a function that cannot be read',
  'Entry point',
])

/** Moves tokens of another account, which approved this one earlier. */
export const TokensOfOthers: Story = says(moreSamples.fromOther, [/^This moves tokens of .* not your own\.$/])
/** A paymaster pays the fees. */
export const Sponsored: Story = says(moreSamples.sponsored, [/fees\.example.* pays the fees, sees the calls/])
/** The contract uses the symbol of a token that the app knows. */
export const Imitation: Story = says(moreSamples.imitation, [/uses the symbol USDC, but it is not the token/])
/** Larger than the limits of a request. */
export const TooLarge: Story = says(moreSamples.tooLarge, [
  'This request is too large to be checked. It cannot be approved.',
])

export const SolanaMessage: Story = onSolana(solanaSamples.message, ['Sign a message', 'Two coils of rope'])
export const SolanaTokens: Story = onSolana(solanaSamples.tokens, ['Sign a transaction', 'Send 25.5', solanaTarget])
export const SolanaLeave: Story = onSolana(solanaSamples.leave, [
  'Let somebody spend tokens',
  /could spend all you have/,
])
export const SolanaSeveral: Story = onSolana(solanaSamples.all, ['Sign 2 transactions', 'Send 1.5 SOL', 'Send 25.5'])
export const SolanaUnknown: Story = onSolana(solanaSamples.unknown, [
  'Do something that cannot be read',
  solanaProgram,
  /uses a program that cannot be read/,
])
