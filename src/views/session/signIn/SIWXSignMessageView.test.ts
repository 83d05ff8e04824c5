import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { SignInProblem } from '../../../state/core/visitor/signInTypes'
import { enSignIn } from '../../copy/en/signIn'
import { SIWXSignMessageView } from './SIWXSignMessageView'

const nothing = () => undefined

function draw(problem?: Exclude<SignInProblem, 'ended'>): string {
  const state = { status: 'ready', message: 'Enter the shop.', problem } as const
  const people = { app: { name: 'Shop' }, wallet: { name: 'Alpha' } }
  return renderToStaticMarkup(
    createElement(SIWXSignMessageView, { ...people, state, isRequired: true, onSign: nothing, onCancel: nothing }),
  )
}

/** The announcement that interrupts a screen reader. */
const alertOf = (markup: string) => /aria-live="assertive"[^>]*>([^<]*)/.exec(markup)?.[1]

it('a declined signature is said by the notice alone: the view is as before, with another try', () => {
  expect(draw('declined').replace(/data-tone="[^"]*"/g, '')).toContain(enSignIn.signIn.required)
  expect(alertOf(draw('declined'))).toBe('')
  expect(draw('declined')).toMatch(/>Sign</)
})

it('what else went wrong is said once, and interrupts', () => {
  expect(alertOf(draw('outdated'))?.replaceAll('&#x27;', '’')).toBe(enSignIn.signIn.outdated)
  expect(alertOf(draw())).toBe('')
})
