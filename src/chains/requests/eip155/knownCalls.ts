import { keccak_256 } from '@noble/hashes/sha3.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import type { CallDescription } from '../types/calls'
import { printHex } from '../bytes'
import { readDeclaration, type Declaration } from './abiType'
import { allowance, grant, isUnlimited, movement } from './amounts'
import { columns, others, own, several, type CallSite } from './multicalls'
import type { Values } from './values'

type Action<D> = D extends unknown ? Omit<D, 'to' | 'value' | 'selector' | 'signature' | 'arguments'> : never

/** Describes a call by its arguments. */
type Describe = (values: Values, site: CallSite) => Action<CallDescription>

export interface KnownCall extends Declaration {
  readonly describe: Describe
}

const permitted = '(address token,uint160 amount,uint48 expiration,uint48 nonce)'
const signed = 'uint8 v,bytes32 r,bytes32 s'

const table: Readonly<Record<string, Describe>> = {
  // https://eips.ethereum.org/EIPS/eip-20
  'transfer(address to,uint256 amount)': (v) => ({
    action: 'tokenTransfer',
    recipient: v.text(0),
    amount: v.number(1),
  }),
  'transferFrom(address from,address to,uint256 amount)': (v) => ({
    action: 'tokenTransferFrom',
    owner: v.text(0),
    recipient: v.text(1),
    amount: v.number(2),
  }),
  'approve(address spender,uint256 amount)': (v) => ({ action: 'approve', ...allowance(v) }),
  'increaseAllowance(address spender,uint256 amount)': (v) => ({ action: 'increaseAllowance', ...allowance(v) }),
  'decreaseAllowance(address spender,uint256 amount)': (v) => ({
    action: 'decreaseAllowance',
    spender: v.text(0),
    amount: v.number(1),
  }),
  // https://eips.ethereum.org/EIPS/eip-721 and eip-1155
  'safeTransferFrom(address from,address to,uint256 id)': item,
  'safeTransferFrom(address from,address to,uint256 id,bytes data)': item,
  'safeTransferFrom(address from,address to,uint256 id,uint256 amount,bytes data)': (v) => ({
    action: 'itemTransfer',
    owner: v.text(0),
    recipient: v.text(1),
    items: [{ id: v.number(2), amount: v.number(3) }],
  }),
  'safeBatchTransferFrom(address from,address to,uint256[] ids,uint256[] amounts,bytes data)': (v) => {
    const amounts = v.list(3)
    v.expectLength(2, amounts.size)
    const items = v.list(2).map((id, index) => ({ id: id.number(), amount: amounts.at(index).number() }))
    return { action: 'itemTransfer', owner: v.text(0), recipient: v.text(1), items }
  },
  'setApprovalForAll(address operator,bool approved)': (v) => ({
    action: 'approvalForAll',
    operator: v.text(0),
    isApproved: v.flag(1),
  }),
  // https://eips.ethereum.org/EIPS/eip-2612, and how DAI did it before
  [`permit(address owner,address spender,uint256 value,uint256 deadline,${signed})`]: (v, { to }) => ({
    action: 'permit',
    owner: v.text(0),
    spender: v.text(1),
    grants: [{ token: to, amount: v.number(2), isUnlimited: isUnlimited(v.number(2)), expiration: null }],
    deadline: v.number(3),
  }),
  [`permit(address holder,address spender,uint256 nonce,uint256 expiry,bool allowed,${signed})`]: (v, { to }) => ({
    action: 'permit',
    owner: v.text(0),
    spender: v.text(1),
    grants: [{ token: to, amount: v.flag(4) ? 2n ** 256n - 1n : 0n, isUnlimited: v.flag(4), expiration: null }],
    deadline: v.number(3),
  }),
  // https://docs.uniswap.org/contracts/permit2/reference/allowance-transfer
  [`permit(address owner,(${permitted} details,address spender,uint256 sigDeadline) permitSingle,bytes signature)`]: (
    v,
  ) => ({
    action: 'permit',
    owner: v.text(0),
    spender: v.list(1).text(1),
    grants: [grant(v.list(1).list(0))],
    deadline: v.list(1).number(2),
  }),
  [`permit(address owner,(${permitted}[] details,address spender,uint256 sigDeadline) permitBatch,bytes signature)`]: (
    v,
  ) => ({
    action: 'permit',
    owner: v.text(0),
    spender: v.list(1).text(1),
    grants: v.list(1).list(0).map(grant),
    deadline: v.list(1).number(2),
  }),
  'approve(address token,address spender,uint160 amount,uint48 expiration)': (v) => ({
    action: 'permit2Approve',
    spender: v.text(1),
    grants: [{ token: v.text(0), amount: v.number(2), isUnlimited: isUnlimited(v.number(2)), expiration: v.number(3) }],
  }),
  'transferFrom(address from,address to,uint160 amount,address token)': (v) => ({
    action: 'permit2Transfer',
    transfers: [movement(v)],
  }),
  'transferFrom((address from,address to,uint160 amount,address token)[] transferDetails)': (v) => ({
    action: 'permit2Transfer',
    transfers: v.list(0).map(movement),
  }),
  // Wrapped native currency, as WETH9 has it
  'deposit()': () => ({ action: 'wrap' }),
  'withdraw(uint256 amount)': (v) => ({ action: 'unwrap', amount: v.number(0) }),
  // Several calls in one: of the contract itself, of Multicall3, of smart accounts
  'multicall(bytes[] data)': (v, site) => own(v.list(0), site, null),
  'multicall(uint256 deadline,bytes[] data)': (v, site) => own(v.list(1), site, v.number(0)),
  'multicall(bytes32 previousBlockhash,bytes[] data)': (v, site) => own(v.list(1), site, null),
  'aggregate((address target,bytes callData)[] calls)': (v, site) => others(v.list(0), site, 1, null),
  'tryAggregate(bool requireSuccess,(address target,bytes callData)[] calls)': (v, site) =>
    others(v.list(1), site, 1, null),
  'aggregate3((address target,bool allowFailure,bytes callData)[] calls)': (v, site) =>
    others(v.list(0), site, 2, null),
  'aggregate3Value((address target,bool allowFailure,uint256 value,bytes callData)[] calls)': (v, site) =>
    others(v.list(0), site, 3, 2),
  'execute(address target,uint256 value,bytes data)': (v, site) => several([v], site, 2, 1),
  'executeBatch((address target,uint256 value,bytes data)[] calls)': (v, site) => others(v.list(0), site, 2, 1),
  'executeBatch(address[] targets,bytes[] data)': (v, site) => columns(v, site, 1, null),
  'executeBatch(address[] targets,uint256[] values,bytes[] data)': (v, site) => columns(v, site, 2, 1),
}

/** Known calls, by selector. */
export const knownCalls: ReadonlyMap<string, KnownCall> = new Map(
  Object.entries(table).map(([text, describe]) => {
    const declaration = readDeclaration(text)
    return [selectorOf(declaration.signature), { ...declaration, describe }]
  }),
)

function selectorOf(signature: string): string {
  return printHex(keccak_256(utf8ToBytes(signature)).subarray(0, 4))
}

function item(v: Values) {
  return {
    action: 'itemTransfer',
    owner: v.text(0),
    recipient: v.text(1),
    items: [{ id: v.number(2), amount: null }],
  } as const
}
