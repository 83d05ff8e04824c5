import { buildPages } from '../lab/startLab'

/** Before the first file of end-to-end tests: each of them starts a lab of its own, and all of them have the same pages. */
export async function setup(): Promise<void> {
  await buildPages()
}
