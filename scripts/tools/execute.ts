import { spawn, type ChildProcess } from 'node:child_process'

export interface Executed {
  readonly ok: boolean
  /** Output of the command to either stream. */
  readonly output: string
}

export interface ExecuteOptions {
  readonly env?: NodeJS.ProcessEnv
  readonly cwd?: string
  /** A command that takes longer has failed, and is ended with everything it started. */
  readonly limitMs: number
}

const running = new Set<ChildProcess>()
const isWindows = process.platform === 'win32'

/** Runs a command to its end, quietly. */
export function execute(
  [file = '', ...args]: readonly string[],
  { env = {}, cwd, limitMs }: ExecuteOptions,
): Promise<Executed> {
  return new Promise((resolve) => {
    // A group of its own, so that what it starts can be ended with it. Windows finds npm only through a shell.
    const child = spawn(file, args, {
      env: { ...process.env, ...env },
      cwd,
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: !isWindows,
      shell: isWindows,
    })
    running.add(child)
    const output: Buffer[] = []
    const say = (part: Buffer | string) => output.push(Buffer.from(part))
    const limit = setTimeout(() => {
      say(`\nEnded after ${limitMs / 1000} s\n`)
      end(child)
    }, limitMs)
    child.stdout.on('data', say)
    child.stderr.on('data', say)
    child.on('error', (error) => say(String(error)))
    child.on('close', (code) => {
      clearTimeout(limit)
      running.delete(child)
      resolve({ ok: code === 0, output: Buffer.concat(output).toString() })
    })
  })
}

/** Ends every command that still runs, with everything it started. */
export function endAll(): void {
  for (const child of running) end(child)
}

function end({ pid }: ChildProcess): void {
  if (pid === undefined) return
  try {
    process.kill(isWindows ? pid : -pid, 'SIGKILL')
  } catch {
    // It has ended by itself in the meantime.
  }
}
