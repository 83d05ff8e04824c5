import { describe, expect, it } from 'vitest'
import { addTallies, describeTally, readFailures, readFlaky, readJestReport } from './tally'

describe('tallies', () => {
  it('are read from a report', () => {
    const report = { numPassedTests: 5, numFailedTests: 2, numPendingTests: 1, numTotalTests: 8 }
    expect(readJestReport(report)).toEqual({ passed: 5, failed: 2, skipped: 1 })
  })

  it.each([{}, { numTotalTests: 0 }, { numPassedTests: 0, numTotalTests: 0, numFailedTestSuites: 3 }])(
    'count a run without a test as failed: %o',
    (report) => expect(readJestReport(report).failed).toBeGreaterThan(0),
  )

  it('count a suite that could not start', () => {
    expect(
      readJestReport({ numPassedTests: 5, numTotalTests: 5, numFailedTests: 0, numFailedTestSuites: 1 }).failed,
    ).toBe(1)
  })

  it('add up', () => {
    const one = { passed: 1, failed: 2, skipped: 3 }
    expect(addTallies(one, one)).toEqual({ passed: 2, failed: 4, skipped: 6 })
    expect(describeTally(one)).toBe('1 passed, 2 failed, 3 skipped')
    expect(describeTally({ passed: 1, failed: 0, skipped: 0 })).toBe('1 passed, 0 failed')
  })

  it('name what failed, and a suite that could not start', () => {
    const failed = {
      status: 'failed',
      fullName: 'a door opens',
      failureMessages: ['\u001b[31mError: shut\u001b[39m\n at'],
    }
    const report = {
      testResults: [
        { name: '/home/host/src/door.test.ts', assertionResults: [{ status: 'passed' }, failed] },
        { name: '/home/host/src/gone.test.ts', message: 'SyntaxError: x\nmore', assertionResults: [] },
        { name: '/home/host/src/fine.test.ts', message: '', assertionResults: [{ status: 'passed' }] },
      ],
    }
    expect(readFailures(report)).toEqual([
      'src/door.test.ts > a door opens: Error: shut',
      'src/gone.test.ts: SyntaxError: x',
    ])
    expect(readFailures({})).toEqual([])
  })

  it('name what failed in a story, not where the story is', () => {
    const told =
      'page.evaluate: StorybookTestRunnerError: \n\u001b[31mClick to debug:\n http://x \u001b[39m\n\n Message:\n  \u001b[31mexpect(element)\u001b[39m\n\nmore\n at x'
    const assertionResults = [{ status: 'failed', fullName: 'Door Open', failureMessages: [told] }]
    expect(readFailures({ testResults: [{ name: '/a/b/door.stories.tsx', assertionResults }] })).toEqual([
      'b/door.stories.tsx > Door Open: expect(element) more',
    ])
  })

  it('name what passed only when it was tried again', () => {
    const passed = { status: 'passed', fullName: 'a door opens' }
    const testResults = [
      { name: '/a/e2e/door.test.ts', assertionResults: [passed, { ...passed, failureMessages: ['Error: shut\n at'] }] },
    ]
    expect(readFlaky({ testResults })).toEqual(['e2e/door.test.ts > a door opens: Error: shut'])
    expect(readFlaky({})).toEqual([])
  })
})
