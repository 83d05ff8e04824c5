import { parseAbi } from 'viem'

/** Calls of the contracts of the lab's market. */
export const abi = parseAbi([
  'function getAmountsOut(uint256 value, address[] path) view returns (uint256[])',
  'function swapExactTokensForTokens(uint256 value, uint256 least, address[] path, address to, uint256 deadline)',
  'function swapExactETHForTokens(uint256 least, address[] path, address to, uint256 deadline) payable',
  'function swapExactTokensForETH(uint256 value, uint256 least, address[] path, address to, uint256 deadline)',
  'function multicall(bytes[] data) payable',
  'function selfPermit(address token, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s) payable',
  'function permit(address owner, address spender, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s)',
  'function approve(address spender, uint256 value)',
  'function allowance(address owner, address spender) view returns (uint256)',
  'function balanceOf(address owner) view returns (uint256)',
  'function nonces(address owner) view returns (uint256)',
  'function name() view returns (string)',
  'function DOMAIN_SEPARATOR() view returns (bytes32)',
  'function eip712Domain() view returns (bytes1, string, string, uint256, address, bytes32, uint256[])',
])
/** The signed types of a permit. */
export const permitTypes = {
  Permit: ['owner address', 'spender address', 'value uint256', 'nonce uint256', 'deadline uint256'].map((one) => {
    const [name = '', type = ''] = one.split(' ')
    return { name, type }
  }),
}
