/** Numbers of passed, failed and skipped tests. */
export interface Tally {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
}

export function addTallies(one: Tally, other: Tally): Tally {
  return {
    passed: one.passed + other.passed,
    failed: one.failed + other.failed,
    skipped: one.skipped + other.skipped,
  }
}

/** `3 passed, 1 failed`, and how many were left out if any were. */
export function describeTally({ passed, failed, skipped }: Tally): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}

/**
 * Counts of a report in Jest's format, which Vitest writes too. A suite that could not start and a
 * run without a test are failures.
 */
export function readJestReport(report: unknown): Tally {
  const { numPassedTests, numFailedTests, numPendingTests, numFailedTestSuites, numTotalTests } = report as Record<
    string,
    unknown
  >
  const count = (value: unknown) => (typeof value === 'number' ? value : 0)
  const failed = count(numFailedTests) || count(numFailedTestSuites)
  return {
    passed: count(numPassedTests),
    failed: count(numTotalTests) === 0 ? Math.max(failed, 1) : failed,
    skipped: count(numPendingTests),
  }
}

interface ReportedSuite {
  readonly name?: string
  readonly message?: string
  readonly assertionResults?: readonly {
    readonly status: string
    readonly fullName?: string
    readonly failureMessages?: readonly string[]
  }[]
}

const colours = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g')

/** Failures of a report in Jest's format, a line each: the test, and the begin of its message. */
export function readFailures(report: unknown): readonly string[] {
  const { testResults = [] } = report as { testResults?: readonly ReportedSuite[] }
  return testResults.flatMap(({ name = '', message, assertionResults = [] }) => {
    const file = name.split('/').slice(-2).join('/')
    const failed = assertionResults.filter(({ status }) => status === 'failed')
    if (failed.length === 0) return message && assertionResults.length === 0 ? [`${file}: ${firstWords(message)}`] : []
    return failed.map(
      ({ fullName = '', failureMessages = [] }) => `${file} > ${fullName.trim()}: ${firstWords(failureMessages[0])}`,
    )
  })
}

/** Tests that passed only when they were tried again, a line each: the test, and the first failure. */
export function readFlaky(report: unknown): readonly string[] {
  const { testResults = [] } = report as { testResults?: readonly ReportedSuite[] }
  return testResults.flatMap(({ name = '', assertionResults = [] }) =>
    assertionResults
      .filter(({ status, failureMessages = [] }) => status === 'passed' && failureMessages.length > 0)
      .map(({ fullName = '', failureMessages = [] }) => {
        const file = name.split('/').slice(-2).join('/')
        return `${file} > ${fullName.trim()}: ${firstWords(failureMessages[0])}`
      }),
  )
}

/** The begin of a message: one line, without its stack. The first words of Storybook's runner lead to the story. */
function firstWords(message = ''): string {
  const lines = message
    .replace(colours, '')
    .split(/\n\s*at\b/)[0]!
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  const start = lines.indexOf('Message:') + 1
  return lines
    .slice(start, start > 0 ? start + 4 : 1)
    .join(' ')
    .slice(0, 300)
}
