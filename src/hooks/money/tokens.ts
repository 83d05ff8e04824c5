'use client'
import { useMemo } from 'react'
import type { TokenBalance } from '../../chains/tokens'
import type { NamespaceOptions } from '../../state/app/portico'
import type { AsyncState } from '../../state/core/asyncState'
import { refreshTokens, tokensAtomOf } from '../../state/money/tokens/tokens'
import { useAction, useValue } from '../PorticoProvider'

/**
 * Tokens of the connected account on its network: the native currency first, then tokens, of your `sources.balances`, of
 * the backend at `apiUrl`, or of the chain with the tokens of `sources.tokens`. Empty while no account is connected, and
 * with `features: { tokens: false }`.
 * @example
 * const tokens = useTokens()
 * if (tokens.status === 'ready') tokens.value.map(({ value, decimals, symbol }) => formatBalance({ value, decimals, symbol }))
 */
export function useTokens({ namespace }: NamespaceOptions = {}): AsyncState<readonly TokenBalance[]> & {
  /** Reads again what is older than 30 seconds, or failed. */
  readonly refresh: () => void
} {
  const tokens = useValue(tokensAtomOf(namespace))
  const refresh = useAction(refreshTokens)
  return useMemo(() => ({ ...tokens, refresh }), [tokens, refresh])
}
