import type { Plugin } from 'vite'
import { llmsTexts } from '../../scripts/docs/llms'

/** Publishes `llms.txt` and `llms-full.txt` at the root of Storybook. */
export function llmsPlugin(): Plugin {
  return {
    name: 'portico-llms',
    apply: 'build',
    generateBundle() {
      for (const [fileName, source] of Object.entries(llmsTexts())) this.emitFile({ type: 'asset', fileName, source })
    },
  }
}
