'use client'
import { useState, type ReactNode } from 'react'
import { Button } from '../../../primitives/actions/Button'
import { QrCode } from '../../../primitives/images/QrCode'
import { Stack } from '../../../primitives/layout/Stack'
import { Text } from '../../../primitives/text/Text'
import type { ReceivableToken } from '../../../state/money/receive/receive'
import { enReceive } from '../../copy/en/money/receive'
import { AmountInput } from '../AmountInput'
import { useWords } from '../../copy/useWords'
import { TokenRows } from '../receipt/TokenRows'

/** Props of `PaymentForm`. */
export interface PaymentFormProps {
  /** Name of the network it is about. */
  network: string
  logo: ReactNode
  link: string | null
  amount: string
  isInvalid?: boolean | undefined
  onAmountChange: (amount: string) => void
  tokens: readonly ReceivableToken[]
  token?: string | undefined
  onTokenChange: (token: string | undefined) => void
}

/** The amount and token to ask for, and the code that asks for it. */
export function PaymentForm({ network, logo, link, amount, tokens, token: address, ...props }: PaymentFormProps) {
  const copy = useWords(enReceive).receive
  const [isChoosing, choose] = useState<boolean>()
  const token = tokens.find((one) => one.address === address) ?? tokens[0]
  const symbol = token?.symbol ?? ''
  const asked = amount ? `${amount} ${symbol}` : copy.anyAmount(symbol)
  if (isChoosing)
    return (
      <TokenRows
        label={copy.tokens}
        tokens={tokens}
        selected={address}
        focused
        onSelect={(chosen) => {
          choose(false)
          props.onTokenChange(chosen)
        }}
      />
    )
  return (
    <Stack gap={4}>
      <AmountInput
        label={copy.amount}
        units={[symbol]}
        value={amount}
        onValueChange={props.onAmountChange}
        token={
          tokens.length > 1 ? (
            // After a choice the focus stands where the choice began.
            <Button
              size="s"
              tone="quiet"
              autoFocus={isChoosing === false}
              aria-label={copy.token(symbol)}
              onClick={() => choose(true)}
            >
              {symbol}
            </Button>
          ) : (
            symbol
          )
        }
        error={props.isInvalid ? copy.invalid(symbol, token?.decimals ?? 0) : undefined}
      />
      <QrCode value={link ?? undefined} label={copy.codeOfRequest(asked, network)} logo={logo} />
      <Text as="p" size="note" tone="muted" align="center">
        {copy.requestDetail}
      </Text>
    </Stack>
  )
}
