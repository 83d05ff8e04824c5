import { cookieToInitialState, createPortico } from 'portico'
import { eip155 } from 'portico/eip155'
import { renderToString } from 'react-dom/server'
import { chains } from './setup/lab'
import { SsrApp } from './parts/SsrApp'

// One for all visitors, as a server's modules are.
const portico = createPortico({ projectId: null, networks: chains, adapters: [eip155()] })

/** The markup of the server-rendered page, and what the page has to know to begin with the same. */
export function render(cookie?: string): { markup: string; state: string } {
  const initialState = cookieToInitialState(cookie)
  const markup = renderToString(<SsrApp portico={portico} initialState={initialState} />)
  return { markup, state: JSON.stringify(initialState) }
}
