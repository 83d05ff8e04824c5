export { approve, reject, setVisibility } from '../state/approvals/decide'
export { approvalAtom } from '../state/approvals/queue'
