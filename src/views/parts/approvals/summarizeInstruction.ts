import type { SolanaInstruction } from '../../../chains/requests'
import { nativeAmount, tokenAmount, type FormatContext } from './formatAmount'
import { linesOf, type Act } from '../receipt/receipt'

/** The effect of a step of a Solana transaction. */
export function actOfInstruction(step: SolanaInstruction, context: FormatContext): Act {
  const title = context.copy.solana[step.action]
  const token = (amount: bigint, mint: string | null, decimals: number | null) =>
    tokenAmount(amount, mint, context, decimals)
  const act = (amount: string, ...pairs: Parameters<typeof linesOf>[1]): Act => ({
    title: title(amount),
    amount,
    lines: linesOf(context, pairs),
    inner: [],
  })
  switch (step.action) {
    case 'transfer':
      return act(nativeAmount(step.lamports, context), ['to', step.recipient], ['from', step.from])
    case 'createAccount':
      return act(nativeAmount(step.lamports, context), ['to', step.account], ['from', step.from], ['owner', step.owner])
    case 'assign':
      return act('', ['from', step.account], ['owner', step.owner])
    case 'advanceNonce':
      return act('', ['authority', step.authority])
    case 'tokenTransfer':
      return act(
        token(step.amount, step.mint, step.decimals),
        ['to', step.recipient],
        ['from', step.from],
        ['token', step.mint],
        ['fee', step.fee === null ? null : token(step.fee, step.mint, step.decimals)],
      )
    case 'tokenApprove':
      return act(
        step.isUnlimited ? context.copy.calls.theToken : token(step.amount, step.mint, step.decimals),
        ['spender', step.delegate],
        ['from', step.account],
        ['token', step.mint],
      )
    case 'tokenRevoke':
      return act('', ['from', step.account])
    case 'tokenSetAuthority':
      return act('', ['from', step.account], ['type', step.authorityType], ['authority', step.newAuthority])
    case 'tokenClose':
      return act('', ['from', step.account], ['to', step.recipient])
    case 'tokenBurn':
    case 'tokenMint':
      return act(token(step.amount, step.mint, step.decimals), ['from', step.account], ['token', step.mint])
    case 'createTokenAccount':
      return act('', ['owner', step.owner], ['token', step.mint])
    case 'memo':
      return act('', ['note', step.text])
    case 'computeLimit':
      return act('', ['data', `${step.units}`])
    case 'computePrice':
      return act('', ['data', `${step.microLamports}`])
    case 'unknown':
      return act(
        '',
        ['program', step.program],
        ['data', context.copy.facts.bytes(Math.max(0, step.data.length / 2 - 1))],
      )
  }
}
