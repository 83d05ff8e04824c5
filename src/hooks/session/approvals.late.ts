export { approve, reject, setVisibility } from '../../state/session/approvals/decide'
export { approvalAtom } from '../../state/session/approvals/queue'
