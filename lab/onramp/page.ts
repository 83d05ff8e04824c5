import type { Session } from './sell'

const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

const style = `
  body { font: 16px/1.5 system-ui, sans-serif; margin: 0; padding: 32px; background: #f4efe6; color: #1d2a33 }
  main { max-width: 28rem; margin: 0 auto; display: grid; gap: 16px }
  dl { display: grid; grid-template-columns: auto 1fr; gap: 4px 16px; margin: 0 }
  dd { margin: 0; overflow-wrap: anywhere }
  label { display: grid; gap: 4px }
  input, button { font: inherit; padding: 10px 12px; border-radius: 8px; border: 1px solid #9aa5ab }
  button { background: #14506b; color: #fff; border: 0 }
  button.quiet { background: #dfe6e9; color: #1d2a33 }
`

function frame(title: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escape(title)}</title><link rel="icon" href="data:,"><style>${style}</style></head>
<body><main><h1>${escape(title)}</h1>${body}</main></body></html>`
}

/** The form of a card at the seller's: what is bought, for whom, and what it costs. */
export function formPage({ id, seller, order, status, txHash }: Session): string {
  if (status === 'SUCCESS') return frame('Paid', `<p>What you bought is on its way.</p><p><code>${txHash}</code></p>`)
  if (status === 'FAILED') return frame('Declined', '<p>Nothing was paid.</p>')
  const facts = [
    ['You get', `${order.amount} ${order.symbol}`],
    ['Network', String(order.chainId)],
    ['Address', order.account],
    ['You pay', `${order.paid} ${order.currency}`],
  ]
  const list = facts.map(([term = '', fact = '']) => `<dt>${term}</dt><dd>${escape(fact)}</dd>`).join('')
  return frame(
    seller,
    `<dl>${list}</dl>
<form method="post" action="/buy/${id}/pay"><label>Card number <input name="card" inputmode="numeric" value="4242 4242 4242 4242"></label>
<p></p><button>Pay</button></form>
<form method="post" action="/buy/${id}/decline"><button class="quiet">Decline</button></form>`,
  )
}
