import { hydrateRoot } from 'react-dom/client'
import { createEntrance } from './portico'
import { SsrApp } from './SsrApp'

hydrateRoot(document.getElementById('root') as HTMLElement, <SsrApp portico={createEntrance()} />)
