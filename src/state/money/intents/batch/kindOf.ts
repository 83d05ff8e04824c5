import type { ActivityKind, EvmTransaction } from '../../../../chains/transactions'

/** ERC-20 `approve(address,uint256)`. */
const approveSelector = '0x095ea7b3'

/** The kind of a call in Activity: an approval says so itself. */
export function kindOf(
  { data }: Pick<EvmTransaction, 'data'>,
  kind: ActivityKind | undefined,
): ActivityKind | undefined {
  return kind ?? (data?.toLowerCase().startsWith(approveSelector) ? 'approve' : undefined)
}
