import { describe, expect, it } from 'vitest'
import { connect, useShop } from './shop'

const { visit } = useShop()

describe('the modal', () => {
  it('keeps the view that it had while it closes', async () => {
    const titles = `
      window.titles = []
      new MutationObserver(() => {
        const title = document.querySelector('[role="dialog"] h1, [role="dialog"] h2')?.textContent
        if (title && titles.at(-1) !== title) titles.push(title)
      }).observe(document, { subtree: true, childList: true, characterData: true })
    `
    const visitor = await visit({ prepare: (page) => page.addInitScript(titles) })
    await connect(visitor)
    expect(await visitor.page.evaluate('window.titles')).toEqual(['Connect a wallet'])
    expect(visitor.problems).toEqual([])
  })
})
