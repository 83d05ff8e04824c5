/** Waits until late code is there and what goes on has come to rest: verifying takes a moment of real time. */
export async function settled(): Promise<void> {
  await import('./lateParts')
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setTimeout(resolve, 1))
}
