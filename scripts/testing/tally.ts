/** How many of something passed, failed, and were left out. */
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
