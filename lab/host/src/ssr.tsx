import type { InitialState } from 'portico'
import { hydrateRoot } from 'react-dom/client'
import { createEntrance } from './setup/portico'
import { SsrApp } from './parts/SsrApp'

const root = document.getElementById('root') as HTMLElement
const initialState = JSON.parse(root.dataset.state ?? '') as InitialState
hydrateRoot(root, <SsrApp portico={createEntrance()} initialState={initialState} />)
