import { runTask, type Task } from '../keys/tasks'

// One task per worker: the page ends the worker after the answer, and its memory with it.
addEventListener(
  'message',
  ({ data }: MessageEvent<Task>) => void runTask(data).then((answer) => postMessage(answer)),
  {
    once: true,
  },
)
