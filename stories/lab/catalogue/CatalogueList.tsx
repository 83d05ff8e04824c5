import { Card } from '../../../src/primitives/layout/Card'
import { Stack } from '../../../src/primitives/layout/Stack'
import { Text } from '../../../src/primitives/text/Text'
import { balanceAtom } from '../../../src/state/session/account/balance'
import { activityAtom } from '../../../src/state/money/activity/activity'
import { formatAsyncBalance } from '../../../src/state/core/format/formatBalance'
import { ActivityView } from '../../../src/views/money/activity/ActivityView'
import { AccountView } from '../../../src/views/session/account/AccountView'
import { swapFormAtom } from '../../../src/state/money/swap/form'
import { en } from '../../../src/views/copy/en'
import { useWords } from '../../../src/views/copy/useWords'
import { FeedbackView } from '../../../src/views/shell/feedback/FeedbackView'
import { SwapView } from '../../../src/views/money/swap/SwapView'
import { alertOf, reportedBy, snackOf, type Entry, type Told } from './world'

export interface CatalogueListProps {
  entries: readonly { readonly entry: Entry; readonly told: Told }[]
}

const nothing = () => undefined
const unswapped = {
  from: null,
  to: null,
  amount: '',
  rate: null,
  facts: null,
  slippage: 1,
  onSelectToken: nothing,
  onAmountChange: nothing,
  onFlip: nothing,
  onSlippageChange: nothing,
  onReview: nothing,
  onRetry: nothing,
}

/** Result of each flow of the catalogue, under its condition. */
export function CatalogueList({ entries }: CatalogueListProps) {
  return (
    <Stack gap={4}>
      {entries.map(({ entry, told }, index) => (
        <Stack key={index} gap={2}>
          <Text tone="muted">{entry.when}</Text>
          <What entry={entry} told={told} />
        </Stack>
      ))}
    </Stack>
  )
}

function What({ entry: { place }, told: { lab, error } }: { entry: Entry; told: Told }) {
  const { alerts } = useWords(en)
  if (place === 'thrown') return <Text weight="medium">{error instanceof Error ? error.message : ''}</Text>
  if (place === 'reported') return <Text weight="medium">{reportedBy(lab)}</Text>
  if (place === 'view') return <Card>{accountOf(lab)}</Card>
  const alert = alertOf(lab)
  return (
    <Card>
      <FeedbackView
        alert={alert && alerts[alert]}
        snack={snackOf(lab)}
        onDismissAlert={nothing}
        onDismissSnack={nothing}
        onPauseSnack={nothing}
        onResumeSnack={nothing}
      />
    </Card>
  )
}

function accountOf({ portico }: Told['lab']) {
  const { account, network } = portico.snapshot()
  if (!account) return null
  const { address, wallet } = account
  const balance = formatAsyncBalance(portico.store.get(balanceAtom), 'en')
  const { error: _error, ...activity } = portico.store.get(activityAtom)
  const texts = { monthOf: String, formatActivity: () => ({ date: '', detail: '' }), explorerUrlOf: nothing }
  const gap = portico.store.get(swapFormAtom)?.gap
  const verbs = { onCopyAddress: nothing, onRefreshBalance: nothing, onDisconnect: nothing }
  return (
    <>
      <AccountView address={address} name={address} wallet={wallet} network={network} balance={balance} {...verbs} />
      {activity.status === 'failed' && <ActivityView {...activity} {...texts} onLoadMore={nothing} />}
      {(gap === 'network' || gap === 'gasPrice') && <SwapView {...unswapped} gap={gap} />}
    </>
  )
}
