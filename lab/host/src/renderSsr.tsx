import { createPortico } from 'portico'
import { eip155 } from 'portico/eip155'
import { renderToString } from 'react-dom/server'
import { chains } from './lab'
import { SsrApp } from './SsrApp'

/** The markup of the server-rendered page: what a server knows, which is no wallet at all. */
export function render(): string {
  const portico = createPortico({ projectId: null, networks: chains, adapters: [eip155()] })
  return renderToString(<SsrApp portico={portico} />)
}
