import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { writeReport } from './report.ts'

// Writes the report of the version that package.json names; those of earlier releases stay as they were.
const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
mkdirSync('docs/accessibility', { recursive: true })
writeFileSync(`docs/accessibility/${version}.md`, writeReport(version))
