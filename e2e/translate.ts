import type { BrowserContext } from 'playwright'

/**
 * Replaces every text node of the pages as the translator of Chrome does: two `font` elements with a new text node in them.
 * As there, what has `translate="no"` or the class `notranslate` is left alone.
 */
export async function translatePages(context: Pick<BrowserContext, 'addInitScript'>): Promise<void> {
  await context.addInitScript(() => {
    const isLeft = (node: Node) =>
      !!node.parentElement?.closest('[translate=no], .notranslate, font, script, style, textarea, svg, noscript')
    const translate = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const texts: Text[] = []
      while (walker.nextNode()) texts.push(walker.currentNode as Text)
      if (root instanceof Text) texts.push(root)
      for (const node of texts) {
        if (!node.data.trim() || isLeft(node)) continue
        const outer = document.createElement('font')
        outer.append(document.createElement('font'))
        outer.firstElementChild?.append(node.data)
        node.replaceWith(outer)
      }
    }
    const start = () => {
      translate(document.body)
      new MutationObserver((changes) => {
        for (const { target, addedNodes } of changes)
          if (target instanceof Text) translate(target)
          else for (const node of addedNodes) if (node.isConnected) translate(node)
      }).observe(document.body, { childList: true, subtree: true, characterData: true })
    }
    if (document.body) start()
    else addEventListener('DOMContentLoaded', start)
  })
}
