import { signedBy } from './shop'
import { createVisitor, type SignInProcess } from './startProcess'

/** Sends one message so many times at once, to one process after the other, and says what became of it. */
export async function replay(processes: readonly SignInProcess[], count: number) {
  const visitor = createVisitor(processes[0]?.url ?? '')
  const signed = await signedBy(0, await visitor.nonce())
  const answers = await Promise.all(
    Array.from({ length: count }, (_, turn) => visitor.ask('/verify', signed, processes[turn % processes.length]?.url)),
  )
  const opened = answers.filter(({ status }) => status === 200)
  const refused: Record<string, number> = {}
  for (const { answer } of answers.filter((one) => !opened.includes(one))) {
    const reason = String(answer['reason'])
    refused[reason] = (refused[reason] ?? 0) + 1
  }
  return { opened: opened.length, refused }
}
