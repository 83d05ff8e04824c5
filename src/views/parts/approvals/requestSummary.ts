import type { RequestDescription, SolanaTransactionDescription, ValueNode } from '../../../chains/requests'
import { linesOf, linesOfGrants, maxFigures, type Act, type Line, type Receipt } from '../receipt/receipt'
import { actOfCall } from './summarizeCall'
import { actOfInstruction } from './summarizeInstruction'
import { receiptOfAgreement } from './summarizeAgreement'
import { until, type FormatContext } from './formatAmount'

const nothing = { lines: [], acts: [], text: [], nodes: [] }

/** The result of a request, in words. */
export function receiptOf(description: RequestDescription, context: FormatContext): Receipt {
  const { copy } = context
  const { lead, facts } = copy
  const lines = (...pairs: Parameters<typeof linesOf>[1]) => linesOf(context, pairs)
  switch (description.kind) {
    case 'message': {
      const { signIn, text, hex, parts } = description
      const title = signIn?.state === 'valid' ? lead.signIn(signIn.message.domain) : lead.message
      return { ...nothing, lead: title, text: text === null ? [{ text: hex, flag: null }] : parts }
    }
    case 'typedData': {
      const { primaryType, permit, agreement, domainNodes, message } = description
      const domain = branch(facts.domain, domainNodes)
      const nodes = domainNodes.length > 0 ? [domain, ...message] : message
      if (agreement) return { ...nothing, ...receiptOfAgreement(agreement, context), nodes }
      if (!permit) return { ...nothing, lead: lead.typedData(primaryType), nodes }
      const about = lines(['spender', permit.spender], ['until', until(permit.deadline, context)])
      return { ...nothing, lead: lead.permit, lines: [...about, ...linesOfGrants(permit.grants, context)], nodes }
    }
    case 'transaction': {
      const act = actOfCall(description.transaction.call, context)
      return { ...nothing, lead: act.title, amount: act.amount, lines: act.lines, acts: act.inner }
    }
    case 'calls': {
      const { transactions, options, isAtomic } = description
      const acts = transactions.map(({ call }) => actOfCall(call, context))
      return {
        ...nothing,
        lead: lead.calls(transactions.length),
        figures: figuresOf(acts),
        lines: lines(['allOrNothing', isAtomic ? facts.yes : facts.no]),
        nodes: options.length > 0 ? [branch(facts.capabilities, options)] : [],
        acts,
      }
    }
    case 'solana': {
      const { transactions, isSent } = description
      const [only] = transactions
      const title = isSent ? lead.solanaSend : lead.solanaSign(transactions.length)
      if (only && transactions.length === 1) {
        const parts = solanaParts(only, context)
        return { ...nothing, lead: title, figures: figuresOf(parts.acts), ...parts }
      }
      const acts = transactions.map((one, index) => {
        const { lines: own, acts: inner } = solanaParts(one, context)
        return { title: copy.part(index + 1), lines: own, inner }
      })
      return { ...nothing, lead: title, acts }
    }
    case 'permissions': {
      const { change, grantee, expiry, permissions } = description
      const about = lines(['grantee', grantee], ['until', change === 'grant' ? until(expiry, context) : null])
      return {
        ...nothing,
        lead: lead[change],
        lines: about,
        nodes: permissions.map(({ type, nodes }) => branch(type, nodes)),
      }
    }
    case 'userOperation': {
      const { sender, entryPoint, paymaster, call, nodes } = description
      const about = lines(['sender', sender], ['entryPoint', entryPoint], ['paymaster', paymaster])
      return { ...nothing, lead: lead.userOperation, lines: about, acts: [actOfCall(call, context)], nodes }
    }
    case 'unknown':
      return {
        ...nothing,
        lead: lead.unknown,
        lines: lines(['type', description.method]),
        text: [{ text: description.parameters, flag: null }],
      }
  }
}

function solanaParts({ feePayer, instructions }: SolanaTransactionDescription, context: FormatContext) {
  return {
    lines: linesOf(context, [['feePayer', feePayer]]),
    acts: instructions.map((one) => actOfInstruction(one, context)),
  }
}

/** The results of several steps, at a glance: the amount of each. */
function figuresOf(acts: readonly Act[]): readonly Line[] {
  const told = acts.filter(({ amount }) => amount)
  if (told.length > maxFigures) return []
  return told.map(({ title, amount = '' }) => ({ label: title.replace(amount, '').trim(), value: amount }))
}

function branch(name: string, children: readonly ValueNode[]): ValueNode {
  return { name, type: '', value: null, parts: [], children, isMalformed: false }
}
