import { useState } from 'react'

/** A field to paste a link that would be scanned. */
export function Pairing({ pair }: { readonly pair: (uri: string) => void }) {
  const [uri, setUri] = useState('')
  return (
    <form
      className="pairing"
      onSubmit={(event) => {
        event.preventDefault()
        pair(uri.trim())
        setUri('')
      }}
    >
      <label>
        Link of an app
        <input
          type="text"
          placeholder="wc:…"
          autoComplete="off"
          value={uri}
          onChange={(event) => setUri(event.target.value)}
        />
      </label>
      <button className="primary" disabled={!uri.trim().startsWith('wc:')}>
        Pair
      </button>
    </form>
  )
}
