import { describe, expect, it } from 'vitest'
import { writeGetters } from './plainNamespaces'

describe('what import() of a part of a file hands out', () => {
  it('is an object with getters', () => {
    const code = `import { t as __exportAll } from "./rolldown-runtime.js";\nvar late = /* @__PURE__ */ __exportAll({ one: () => one, "two": () => two$1 });\nexport { late as t };`
    expect(writeGetters(code)).toBe(
      `\nvar late = { get one() { return one }, get "two"() { return two$1 } };\nexport { late as t };`,
    )
  })

  it('stays where more of the runtime is needed, or nothing of it', () => {
    const code = `import { n as __commonJS, t as __exportAll } from "./rolldown-runtime.js";\nvar late = __exportAll({ one: () => one });`
    expect(writeGetters(code)).toBe(code)
    expect(writeGetters('var late = all({ one: () => one });')).toBe('var late = all({ one: () => one });')
  })
})
