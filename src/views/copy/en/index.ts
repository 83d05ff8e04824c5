import { enAccount } from './account'
import { enActivity } from './activity'
import { enAlerts } from './alerts'
import { enAmounts } from './money/amounts'
import { enApprove } from './approvals'
import { enCalls } from './money/calls'
import { enDirectory } from './directory'
import { enEmbedded } from './embedded'
import { enNames } from './names'
import { enNetworks } from './networks'
import { enOnramp } from './money/onramp'
import { enPairing } from './pairing'
import { enReceive } from './money/receive'
import { enSend } from './money/send'
import { enSendSteps } from './money/sendSteps'
import { enShell } from './shell'
import { enSignIn } from './signIn'
import { enSwap } from './money/swap'
import { enSwapSteps } from './money/swapSteps'
import { enNfts, enTokens } from './tokens'
import { enUnanswered } from './money/unanswered'

/**
 * The catalogue of words. Its type is the contract for every language.
 * @example
 * <Frame title={en.connect.title} />
 */
export const en = {
  ...enShell,
  alerts: { ...enShell.alerts, ...enAlerts.alerts },
  ...enAccount,
  ...enDirectory,
  ...enNetworks,
  ...enPairing,
  ...enOnramp,
  ...enNames,
  ...enAmounts,
  ...enReceive,
  ...enSend,
  ...enSendSteps,
  ...enSwap,
  ...enSwapSteps,
  ...enCalls,
  ...enUnanswered,
  ...enEmbedded,
  ...enSignIn,
  ...enApprove,
  ...enTokens,
  ...enNfts,
  ...enActivity,
}

/** Every language has these words; functions take what they speak about. */
export type Copy = typeof en
