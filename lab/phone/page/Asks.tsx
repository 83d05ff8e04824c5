import { useEffect, useRef } from 'react'
import type { Question } from './questions'
import { wordsOf } from './words'

/** The oldest question, and how many wait behind it. */
export function Asks({ questions }: { readonly questions: readonly Question[] }) {
  const [first] = questions
  const heading = useRef<HTMLHeadingElement>(null)
  const id = first?.id
  useEffect(() => {
    if (id !== undefined) heading.current?.focus()
  }, [id])
  if (!first) return <p className="quiet">Nobody asks for anything.</p>
  const { title, content } = wordsOf(first.ask)
  return (
    <section className="ask" data-testid="ask" aria-labelledby="ask-title">
      <p className="quiet">{first.ask.app.url}</p>
      <h2 id="ask-title" data-testid="ask-title" tabIndex={-1} ref={heading}>
        {title}
      </h2>
      <pre tabIndex={0} aria-label="Details" data-testid="ask-content">
        {content}
      </pre>
      <div className="actions">
        <button onClick={() => first.answer('reject')}>Reject</button>
        <button className="primary" onClick={() => first.answer('approve')}>
          Approve
        </button>
      </div>
      {questions.length > 1 && <p className="quiet">{questions.length - 1} more after this</p>}
    </section>
  )
}
