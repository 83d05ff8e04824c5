import { isRecord } from '../../../chains/guards'
import { isShortText } from '../../core/storage'

/** True for a stored amount of a transaction. */
export const isTransfer = (value: unknown) =>
  isRecord(value) &&
  isShortText(value.direction) &&
  isShortText(value.symbol) &&
  /^\d+(\.\d+)?$/.test(`${value.amount}`) &&
  (value.counterparty === undefined || isShortText(value.counterparty))
