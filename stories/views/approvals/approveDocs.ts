import type { PorticoDocs } from '../../../.storybook/docs/portico'

export const approveDocs = {
  hook: 'useApproveTransactionView',
  connected: 'the route `ApproveTransaction` of the modal',
  code: `import { ApproveTransactionView, useApproveTransactionView } from 'portico/views'

export function MyApproveTransaction() {
  return <ApproveTransactionView {...useApproveTransactionView()} />
}`,
  anatomy: [
    ['Place', 'Which of how many, where several wait.'],
    ['Request', 'What is asked for, by whom, on which network, and warnings.'],
    ['Facts', 'The highest fee, wallet and account.'],
    ['Details', 'All of it, behind a button.'],
    ['Decision', 'Reject and approve, in sight while the request scrolls.'],
  ],
  role: 'A `group` that scrolls, and `button`s',
  keys: [
    ['Tab', 'Request, details, reject, approve.'],
    ['Arrows, Page down', 'Scroll the request.'],
    [
      'Enter, Space',
      'Presses a button; approve counts only once the view was in sight for long enough, and read to its end where it scrolls.',
    ],
  ],
  dos: ['Hand `contentRef` and `actionsRef` on: they tell whether a person could see what is approved.'],
  donts: ['Approve without a click of the person.'],
  related: [
    'Primitives/Text/Amount',
    'Primitives/Layout/ScrollArea',
    'Primitives/Text/DescriptionList',
    'Views/Sign in/SIWXSignMessageView',
    'Views/Embedded wallet/EmbeddedWalletView',
    'Primitives/Text/Code',
  ],
} satisfies PorticoDocs
