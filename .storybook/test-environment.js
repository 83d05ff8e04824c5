import { getTestRunnerConfig, setupPage } from '@storybook/test-runner'
import Environment from '@storybook/test-runner/dist/jest-playwright-entries/test-environment.js'

/** The page that a worker's files of stories are visited in, one after the other. */
let kept

/**
 * Loads once for a worker of Jest what the runner loads for each file of stories: itself with all of Storybook, by its setup file,
 * which this stands in for, and the page. After a failure the next file has a new page.
 */
export default class extends Environment {
  constructor(config, context) {
    super(config, context)
    const { 'jest-playwright': options, ...others } = this._config.testEnvironmentOptions
    const testEnvironmentOptions = { ...others, 'jest-playwright': { ...options, skipInitialization: !!kept } }
    this._config = { ...this._config, testEnvironmentOptions }
  }

  async setup() {
    await super.setup()
    if (!kept) return setupPage(this.global.page, this.global.context)
    await kept.page.evaluate(() => [localStorage, sessionStorage].forEach((storage) => storage.clear()))
    Object.assign(this.global, kept)
  }

  async handleTestEvent(event) {
    await super.handleTestEvent(event)
    if (event.name === 'run_start') {
      const { setup, preVisit, postVisit } = await getTestRunnerConfig()
      // The matchers of the file that runs, as a setup file has them.
      globalThis.expect = this.global.expect
      await setup?.()
      Object.assign(this.global, { __sbPreVisit: preVisit, __sbPostVisit: postVisit, __sbSetupPage: setupPage })
    }
    if (event.name === 'test_done' && event.test.errors.length > 0) this.hasFailed = true
  }

  async teardown() {
    const { browser, context, page } = this.global
    // Not the page of the setup: the runner takes another where a story led away from it.
    kept = this.hasFailed ? undefined : { browser, context, page }
    // What is kept stays open.
    if (kept) this.global.browser = undefined
    await super.teardown()
  }
}
