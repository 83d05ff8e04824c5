/** The price impact of a swap: high from 3 percent on, and severe from 10. */
export type Impact = 'plain' | 'high' | 'severe'

/** Judges a price impact, in percent. */
export function judgeImpact(percent: number | undefined): Impact {
  if (percent === undefined || percent < 3) return 'plain'
  return percent < 10 ? 'high' : 'severe'
}

/** A percentage with at most two digits after the point; less than a hundredth never reads as nothing. */
export function formatPercent(percent: number): string {
  if (percent > 0 && percent < 0.01) return '<0.01%'
  return `${Number(percent.toFixed(2))}%`
}
