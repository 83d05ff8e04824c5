/**
 * Keeps the first and last characters, by default 4 and 6, with an ellipsis between.
 * @example
 * truncateAddress('0x70997970C51812dc3A010C7d01b50e0d17dc79C8') // '0x70…dc79C8'
 */
export function truncateAddress(address: string, { start = 4, end = 6 } = {}): string {
  return address.length <= start + end + 1 ? address : `${address.slice(0, start)}…${address.slice(-end)}`
}
