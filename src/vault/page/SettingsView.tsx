'use client'
import { Button } from '../../primitives/actions/Button'
import { LiveRegion } from '../../primitives/feedback/LiveRegion'
import { Notice } from '../../primitives/feedback/Notice'
import { IconTile } from '../../primitives/images/IconTile'
import { Stack } from '../../primitives/layout/Stack'
import { List } from '../../primitives/lists/List'
import { ListItem } from '../../primitives/lists/ListItem'
import { Text } from '../../primitives/text/Text'
import { useWords } from '../../views/copy/useWords'
import { enVault } from './words'

/** A passkey that opens the wallet. */
export interface ListedPasskey {
  readonly credentialId: string
  readonly name: string
  /** In milliseconds since the epoch. */
  readonly addedAt: number
}

/** State of the settings. */
export type SettingsStep =
  | { readonly step: 'list' }
  /** The visitor is asked whether to remove a passkey. */
  | { readonly step: 'removing'; readonly credentialId: string }
  /** The wallet is open, and a press creates the next passkey. */
  | { readonly step: 'adding' }
  | { readonly step: 'words'; readonly words: string }

/** Props of `SettingsView`. */
export interface SettingsViewProps {
  passkeys: readonly ListedPasskey[]
  state: SettingsStep
  /** A passkey is asked for. */
  isBusy: boolean
  /** A sentence about the last failure. */
  failure?: string | undefined
  /** Language of dates, a BCP 47 tag. */
  lang?: string | undefined
  onAdd: () => void
  onCreate: () => void
  onRemove: (credentialId: string) => void
  onConfirmRemove: (credentialId: string) => void
  onShowWords: () => void
  /** Goes back to the list. */
  onBack: () => void
  onClose: () => void
}

/** Passkeys of the wallet, and its recovery words. */
export function SettingsView({ passkeys, state, isBusy, failure, lang, ...on }: SettingsViewProps) {
  const words = useWords(enVault).vault.settings
  const { cancel } = useWords(enVault).vault
  return (
    <Stack gap={4}>
      <Text as="h1" size="title" weight="medium" align="center">
        {state.step === 'words' ? words.words : words.title}
      </Text>
      {failure && <Notice tone="error">{failure}</Notice>}
      <LiveRegion assertive>{failure ?? ''}</LiveRegion>
      {state.step === 'words' ? (
        <Words text={state.words} onHide={on.onBack} />
      ) : state.step === 'adding' ? (
        <Question detail={words.addDetail} action={words.addReady} isBusy={isBusy} onConfirm={on.onCreate} {...on} />
      ) : state.step === 'removing' ? (
        <Question
          detail={words.removeQuestion(passkeys.find((one) => one.credentialId === state.credentialId)?.name ?? '')}
          action={words.remove}
          isBusy={isBusy}
          onConfirm={() => on.onConfirmRemove(state.credentialId)}
          {...on}
        />
      ) : (
        <>
          <List
            label={words.passkeys}
            items={passkeys}
            itemKey={({ credentialId }) => credentialId}
            renderItem={({ credentialId, name, addedAt }) => (
              <ListItem
                image={<IconTile name="key" />}
                title={name}
                detail={words.created(new Date(addedAt).toLocaleDateString(lang, { dateStyle: 'medium' }))}
                end={
                  passkeys.length > 1 && (
                    <Button
                      size="s"
                      tone="quiet"
                      aria-label={`${words.remove}: ${name}`}
                      onClick={() => on.onRemove(credentialId)}
                    >
                      {words.remove}
                    </Button>
                  )
                }
              />
            )}
          />
          {passkeys.length === 1 && (
            <Text as="p" size="note" tone="muted">
              {words.only}
            </Text>
          )}
          <Stack gap={2}>
            <Button full tone="raised" loading={isBusy} onClick={on.onAdd}>
              {words.add}
            </Button>
            <Button full tone="raised" loading={isBusy} onClick={on.onShowWords}>
              {words.export}
            </Button>
            <Text as="p" size="note" tone="muted">
              {words.exportDetail}
            </Text>
            <Button full tone="quiet" onClick={on.onClose}>
              {words.close}
            </Button>
          </Stack>
        </>
      )}
      {(state.step === 'adding' || state.step === 'removing') && (
        <Button full tone="quiet" onClick={on.onBack}>
          {cancel}
        </Button>
      )}
    </Stack>
  )
}

function Question(props: { detail: string; action: string; isBusy: boolean; onConfirm: () => void }) {
  return (
    <>
      <Text as="p" tone="muted" align="center">
        {props.detail}
      </Text>
      <Button full loading={props.isBusy} onClick={props.onConfirm}>
        {props.action}
      </Button>
    </>
  )
}

function Words({ text, onHide }: { text: string; onHide: () => void }) {
  const copy = useWords(enVault).vault.settings
  return (
    <>
      <Notice tone="warning">{copy.exportDetail}</Notice>
      <ol lang="en" dir="ltr" translate="no" aria-label={copy.words}>
        {text.split(' ').map((word, index) => (
          <li key={index}>
            <Text>{word}</Text>
          </li>
        ))}
      </ol>
      <Button full onClick={onHide}>
        {copy.hide}
      </Button>
    </>
  )
}
