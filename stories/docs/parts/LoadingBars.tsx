import { budgets } from '../../../scripts/hosts/measure/budgets'
import { lateFiles } from '../../../scripts/hosts/measure/lateFiles'

interface Bar {
  readonly name: string
  readonly size: number
}

const limits: readonly Bar[] = budgets
  .filter(({ unit }) => unit === 'kB')
  .map(({ name, limit }) => ({ name, size: limit }))

const late: readonly Bar[] = Object.entries(lateFiles)
  .map(([name, size]) => ({ name, size }))
  .sort((one, other) => other.size - one.size)

/** What may be loaded, and when: the limits that the tests hold, in kB of gzip. */
export function LoadingBars({ of }: { of: 'budgets' | 'lateFiles' }) {
  const bars = of === 'budgets' ? limits : late
  const most = Math.max(...bars.map(({ size }) => size))
  return (
    <table style={{ inlineSize: '100%', borderCollapse: 'collapse' }}>
      <thead>
        <tr>
          <th scope="col">{of === 'budgets' ? 'Loaded' : 'Late file'}</th>
          <th scope="col">At most, kB</th>
          <th scope="col">
            <span aria-hidden="true" />
          </th>
        </tr>
      </thead>
      <tbody>
        {bars.map(({ name, size }) => (
          <tr key={name}>
            <th scope="row" style={{ textAlign: 'start' }}>
              {name}
            </th>
            <td style={{ textAlign: 'end' }}>{size}</td>
            <td style={{ inlineSize: '40%' }}>
              <div style={{ blockSize: 12, inlineSize: `${(size / most) * 100}%`, background: '#3a48c8' }} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
