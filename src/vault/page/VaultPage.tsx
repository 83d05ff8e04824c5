'use client'
import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { Stack } from '../../primitives/layout/Stack'
import { ThemeRoot, type Mode } from '../../primitives/theme/ThemeRoot'
import { ApproveTransactionView } from '../../views/session/approvals/ApproveTransactionView'
import { useArmedPress } from '../../views/session/approvals/useArmedPress'
import { useWords } from '../../views/copy/useWords'
import { PasskeyError } from '../app/passkeys'
import type { VaultToken } from '../deploy/config'
import type { UnlockingPasskey } from '../keys/seal'
import { ConnectQuestionView } from './ConnectQuestionView'
import type { OpenQuestion, Questions } from './questions'
import * as styles from './page.css'
import { SettingsView, type SettingsStep } from './SettingsView'
import { tokenFactsOf } from './tokenFacts'
import { enVault } from './words'

/** Props of `VaultPage`. */
export interface VaultPageProps {
  questions: Questions
  /** Name of the vault, in the visitor's list of passkeys. */
  name: string
  /** Tokens whose amounts are shown with their symbol. */
  tokens?: readonly VaultToken[] | undefined
  mode?: Mode | undefined
  lang?: string | undefined
  dir?: 'ltr' | 'rtl' | undefined
  /** It has a window of its own. */
  isWindow?: boolean | undefined
  /** Tells the page around the height of the content, in CSS pixels. */
  onHeight: (height: number) => void
}

/** The vault's page: the question of a host, or nothing. */
export function VaultPage({ questions, name, tokens, mode, lang, dir, isWindow = false, onHeight }: VaultPageProps) {
  const question = useSyncExternalStore(questions.subscribe, questions.get, () => null)
  const root = useRef<HTMLDivElement>(null)
  const isShown = question !== null
  useEffect(() => {
    const { current } = root
    if (!current || !isShown) return onHeight(0)
    // Rounded up, so that a part of a pixel makes no scroll bar.
    const tell = () => onHeight(Math.ceil(current.getBoundingClientRect().height))
    tell()
    const observer = new ResizeObserver(tell)
    observer.observe(current)
    return () => observer.disconnect()
  }, [isShown, onHeight])
  useEffect(() => {
    if (!question) return
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.isComposing && !event.defaultPrevented) question.refuse('declined')
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [question])
  return (
    <ThemeRoot mode={mode} lang={lang} dir={dir}>
      <div ref={root} className={isWindow ? `${styles.ground} ${styles.inWindow}` : styles.ground}>
        {question && <Shown key={question.id} question={question} name={name} tokens={tokens} lang={lang} />}
      </div>
    </ThemeRoot>
  )
}

interface ShownProps {
  question: OpenQuestion
  name: string
  tokens?: readonly VaultToken[] | undefined
  lang?: string | undefined
}

function Shown(props: ShownProps) {
  const { question } = props
  const content = useRef<HTMLDivElement>(null)
  // Screen readers read the question from its start.
  useLayoutEffect(() => content.current?.focus(), [])
  return (
    <div ref={content} tabIndex={-1} role="group">
      {question.kind === 'connect' ? (
        <Connect {...props} question={question} />
      ) : question.kind === 'approve' ? (
        <Approve {...props} question={question} />
      ) : (
        <Settings {...props} question={question} />
      )}
    </div>
  )
}

type Of<Kind extends OpenQuestion['kind']> = ShownProps & { question: Extract<OpenQuestion, { kind: Kind }> }

function Connect({ question, name }: Of<'connect'>) {
  const { asked, isAnswered, answer, refuse } = question
  const guard = useArmedPress(`connect ${question.id}`, { isFramed: false })
  const isHopeless = asked.failure === 'unsupported' || asked.failure === 'noPrf'
  return (
    <ConnectQuestionView
      contentRef={guard.contentRef}
      actionsRef={guard.actionsRef}
      host={hostOf(asked.origin)}
      wallets={asked.wallets.toReversed()}
      failure={asked.failure}
      isWaiting={isAnswered}
      isArmed={guard.isArmed}
      onUse={(walletId, { isTrusted }) => guard.press(isTrusted, () => answer({ do: 'use', walletId }))}
      onCreate={({ isTrusted }) => guard.press(isTrusted, () => answer({ do: 'create', name }))}
      onCancel={() => refuse(isHopeless ? 'unsupported' : 'declined')}
    />
  )
}

function Approve({ question, name, tokens = [], lang }: Of<'approve'>) {
  const { asked, isAnswered, answer, refuse } = question
  const { origin, network, account, description } = asked
  const guard = useArmedPress(`approve ${question.id}`, { isFramed: false })
  const words = useWords(enVault).vault
  const address = account.split(':')[2] ?? ''
  return (
    <Stack gap={3}>
      {asked.failure && words.failures[asked.failure]}
      <ApproveTransactionView
        status={isAnswered ? 'sending' : guard.hindrance === 'covered' ? 'covered' : 'open'}
        request={{ id: question.id, origin, network, address, wallet: name, position: 1, total: 1 }}
        description={description}
        facts={{ tokens: tokenFactsOf(tokens, network), fee: feeOf(description) }}
        networks={[network]}
        isArmed={guard.isArmed}
        lang={lang}
        reading={guard.reading}
        contentRef={guard.contentRef}
        actionsRef={guard.actionsRef}
        onApprove={({ isTrusted }) => guard.press(isTrusted, answer)}
        onReject={() => refuse('declined')}
        onHide={() => refuse('declined')}
      />
    </Stack>
  )
}

function Settings({ question, lang }: Of<'show'>) {
  const { asked, answer } = question
  const { tools, view } = asked
  const words = useWords(enVault).vault
  const [record, setRecord] = useState(asked.record)
  const [state, setState] = useState<SettingsStep>({ step: 'list' })
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const opener = useRef<UnlockingPasskey | null>(null)
  const run = async (job: () => Promise<SettingsStep>) => {
    setBusy(true)
    setFailure(undefined)
    try {
      setState(await job())
    } catch (error) {
      setFailure(error instanceof PasskeyError ? words.failures[error.failure] : words.settings.failed)
    } finally {
      setBusy(false)
    }
  }
  const list = { step: 'list' } as const
  return (
    <SettingsView
      passkeys={record.passkeys}
      state={state}
      isBusy={isBusy}
      failure={failure}
      lang={lang}
      onAdd={() =>
        void run(async () => {
          opener.current = await tools.unlock()
          return { step: 'adding' }
        })
      }
      onCreate={() =>
        void run(async () => {
          const used = opener.current
          opener.current = null
          if (used) setRecord(await tools.addPasskey(used, words.settings.name(record.passkeys.length + 1)))
          return list
        })
      }
      onRemove={(credentialId) => setState({ step: 'removing', credentialId })}
      onConfirmRemove={(credentialId) =>
        void run(async () => {
          setRecord(await tools.removePasskey(await tools.unlock(), credentialId))
          return list
        })
      }
      onShowWords={() => void run(async () => ({ step: 'words', words: await tools.readWords(await tools.unlock()) }))}
      onBack={() => (view === 'export' && state.step === 'words' ? answer() : setState(list))}
      onClose={answer}
    />
  )
}

/** The host without its protocol; one that is not secure keeps it. */
const hostOf = (origin: string) => origin.replace(/^https:\/\//, '')

/** The most that the network takes, in the smallest unit, by the limits that are signed; null where they are not there. */
function feeOf({ params }: { readonly params: unknown }): bigint | null {
  const [given] = Array.isArray(params) ? (params as unknown[]) : []
  if (typeof given !== 'object' || given === null) return null
  const { gas, maxFeePerGas, gasPrice } = given as Readonly<Record<string, unknown>>
  const price = maxFeePerGas ?? gasPrice
  try {
    return gas === undefined || price === undefined ? null : BigInt(gas as string) * BigInt(price as string)
  } catch {
    return null
  }
}
