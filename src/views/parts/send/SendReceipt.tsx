'use client'
import { DescriptionList } from '../../../primitives/text/DescriptionList'
import { Text } from '../../../primitives/text/Text'
import { enSendSteps } from '../../copy/en/money/sendSteps'
import { useWords } from '../../copy/useWords'
import { NetworkName } from '../receipt/NetworkName'
import { Party } from './Party'

/** Props of `SendReceipt`. */
export interface SendReceiptProps {
  readonly from: { readonly address: string; readonly name?: string | undefined }
  readonly to: { readonly address: string; readonly name?: string | undefined }
  readonly network: { readonly name: string; readonly image?: string | undefined }
  /** The most that it costs, with its symbol; null where it is not known. */
  readonly fee: string | null
  /** Cost of an account for the token, with its symbol. */
  readonly deposit?: string | undefined
}

/** The sender, the receiver, the network, and the fee. */
export function SendReceipt({ from, to, network, fee, deposit }: SendReceiptProps) {
  const copy = useWords(enSendSteps).sendReview
  return (
    <DescriptionList
      items={[
        { label: copy.from, value: <Party {...from} /> },
        { label: copy.to, value: <Party {...to} /> },
        { label: copy.network, value: <NetworkName {...network} /> },
        { label: copy.fee, value: fee === null ? copy.feeUnknown : <Text dir="ltr">{fee}</Text> },
        ...(deposit ? [{ label: copy.deposit, value: <Text dir="ltr">{deposit}</Text> }] : []),
      ]}
    />
  )
}
