import { createElement, type ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { PorticoProvider } from '../../../src/hooks/PorticoProvider'
import type { Lab } from '../types'

/** A page of this instance, as HTML. */
export function draw(lab: Pick<Lab, 'portico'>, Page: ComponentType): string {
  const portico = { ...lab.portico, serverStore: lab.portico.store }
  return renderToStaticMarkup(createElement(PorticoProvider, { portico }, createElement(Page)))
}

/** Its words alone, a line for each piece of text. */
export const wordsOf = (html: string): string =>
  html
    .replace(/<[^>]*>/g, '\n')
    .replace(/\n+/g, '\n')
    .trim()
