import { budgets } from '../../../scripts/hosts/measure/budgets'
import { lateFiles } from '../../../scripts/hosts/measure/lateFiles'
import { lateWords } from './lateWords'
import { totalOf, viewFiles, viewWeights } from './viewFiles'

interface Bar {
  readonly name: string
  readonly size: number
  /** Its parts, or the views that need it. */
  readonly note?: string
}

const neededBy = (file: string) =>
  Object.entries(viewFiles)
    .filter(([, files]) => files.includes(file))
    .map(([name]) => name.slice(6))
    .join(', ')

const limits: readonly Bar[] = budgets
  .filter(({ unit }) => unit === 'kB')
  .map(({ name, limit }) => ({ name, size: limit }))

const late: readonly Bar[] = Object.entries(lateFiles)
  .map(([name, size]) => ({ name, size, note: [lateWords[name], neededBy(name)].filter(Boolean).join('; for ') }))
  .sort((one, other) => other.size - one.size)

const views: readonly Bar[] = viewWeights.map(({ files, ...view }) => ({
  ...view,
  note: `${files.join(' + ')}; with the opening ${totalOf(view.size)}`,
}))

const tables = {
  budgets: { bars: limits, head: 'Loaded', note: '' },
  lateFiles: { bars: late, head: 'Late file', note: 'What it is, and for which views' },
  views: { bars: views, head: 'Views', note: 'Late files, and the total in kB' },
}

/** Files that may be loaded, and when: the limits that the tests hold, in kB of gzip. */
export function LoadingBars({ of }: { of: keyof typeof tables }) {
  const { bars, head, note: noteHead } = tables[of]
  const most = Math.max(...bars.map(({ size }) => size))
  return (
    <table style={{ inlineSize: '100%', borderCollapse: 'collapse' }}>
      <thead>
        <tr>
          <th scope="col">{head}</th>
          <th scope="col">At most, kB</th>
          {noteHead && <th scope="col">{noteHead}</th>}
          <th scope="col">
            <span aria-hidden="true" />
          </th>
        </tr>
      </thead>
      <tbody>
        {bars.map(({ name, size, note }) => (
          <tr key={name}>
            <th scope="row" style={{ textAlign: 'start' }}>
              {name}
            </th>
            <td style={{ textAlign: 'end' }}>{size}</td>
            {noteHead && <td>{note}</td>}
            <td style={{ inlineSize: '40%' }}>
              <div style={{ blockSize: 12, inlineSize: `${(size / most) * 100}%`, background: '#3a48c8' }} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
