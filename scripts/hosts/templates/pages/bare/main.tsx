import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <button id="connect" type="button">
      Connect
    </button>
  </StrictMode>,
)
