import type { Task, TaskAnswer, TaskResults } from '../keys/tasks'

/** Every secret of a task that is moved to the worker. The page has zeros after that. */
function secretsOf(task: Task): Transferable[] {
  const passkeys = ['passkey' in task && task.passkey, 'opener' in task && task.opener]
  return passkeys.flatMap((passkey) => (passkey ? [passkey.output.buffer] : []))
}

/**
 * Runs a task in a worker of its own, which ends with the answer: its memory holds a key for one request at most.
 * `createWorker` makes the worker of `keys.worker.ts`. Never rejects.
 */
export function runTaskIn<Name extends Task['do']>(
  createWorker: () => Worker,
  task: Task & { readonly do: Name },
): Promise<TaskAnswer<TaskResults[Name]>> {
  return new Promise((resolve) => {
    let worker: Worker | undefined
    const end = (answer: TaskAnswer<TaskResults[Name]>) => {
      worker?.terminate()
      resolve(answer)
    }
    try {
      worker = createWorker()
      worker.onmessage = ({ data }: MessageEvent<TaskAnswer<TaskResults[Name]>>) => end(data)
      worker.onerror = () => end({ failure: 'unknown' })
      worker.postMessage(task, secretsOf(task))
    } catch {
      end({ failure: 'unknown' })
    }
  })
}
