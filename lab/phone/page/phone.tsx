import { createRoot } from 'react-dom/client'
import { createPhone } from '../createPhone'
import { phoneChains } from '../labChains'
import { App } from './App'
import { provideBuffer } from './buffer'
import { createQuestions } from './questions'

provideBuffer()
const { relayUrl, chains, solana } = globalThis.lab
const questions = createQuestions()
const uri = new URLSearchParams(location.search).get('uri')
// A link pairs once; loading the page again must not try it again.
if (uri) history.replaceState(null, '', '/')
const phone = await createPhone({
  relayUrl,
  projectId: 'lab',
  chains: phoneChains(chains, solana),
  decide: questions.decide,
  storagePrefix: 'lab-phone',
})
createRoot(document.getElementById('root') as HTMLElement).render(
  <App phone={phone} questions={questions} relayUrl={relayUrl} uri={uri} />,
)
