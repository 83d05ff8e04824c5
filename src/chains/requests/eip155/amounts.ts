const widths = [96n, 128n, 160n, 256n].map((bits) => 2n ** bits - 1n)

/** Whether nobody has as much: more than half of all there is, or all ones in a width that tokens store amounts in. */
export function isUnlimited(amount: bigint): boolean {
  return amount >= 2n ** 255n || widths.includes(amount)
}
