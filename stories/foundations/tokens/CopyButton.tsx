import { createContext, useContext, useEffect, useState, type ReactNode } from 'react'
import { Button } from '../../../src/primitives/actions/Button'
import { LiveRegion } from '../../../src/primitives/feedback/LiveRegion'
import { Icon } from '../../../src/primitives/images/Icon'

const SayContext = createContext<(words: string) => void>(() => undefined)

/** Says aloud what the buttons below it copied. */
export function Announcer({ children }: { children: ReactNode }) {
  const [words, say] = useState('')
  return (
    <SayContext.Provider value={say}>
      {children}
      <LiveRegion>{words}</LiveRegion>
    </SayContext.Provider>
  )
}

interface CopyButtonProps {
  /** Text that is put on the clipboard. */
  text: string
  /** Label of the button; the text itself when left out. */
  label?: string
  tone?: 'accent' | 'raised'
}

/** One press copies; the sign changes, and screen readers hear it. */
export function CopyButton({ text, label = text, tone = 'raised' }: CopyButtonProps) {
  const [isCopied, setCopied] = useState(false)
  const say = useContext(SayContext)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), 2000)
    return () => clearTimeout(timer)
  }, [isCopied])
  const copy = async () => {
    await navigator.clipboard.writeText(text)
    setCopied(true)
    say(`Copied: ${label}`)
  }
  return (
    <Button
      size="s"
      tone={tone}
      image={<Icon name={isCopied ? 'check' : 'copy'} size="s" />}
      onClick={() => void copy()}
    >
      <bdi dir="auto">{label}</bdi>
    </Button>
  )
}
