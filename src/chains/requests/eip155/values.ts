import type { AbiValue } from './readAbi'

/** Decoded arguments by position, read as the declared type. */
export class Values {
  constructor(private readonly value: AbiValue) {}

  /** One of several. */
  at(index: number): Values {
    if (!Array.isArray(this.value)) throw new TypeError('There is one value only')
    const found = (this.value as readonly AbiValue[])[index]
    if (found === undefined) throw new TypeError('There is no such value')
    return new Values(found)
  }

  get size(): number {
    return Array.isArray(this.value) ? this.value.length : 0
  }

  map<T>(use: (value: Values, index: number) => T): readonly T[] {
    return Array.from({ length: this.size }, (_, index) => use(this.at(index), index))
  }

  /** @throws when two lists that belong together are not of one length */
  expectLength(index: number, length: number): void {
    if (this.at(index).size !== length) throw new TypeError('The lists differ in length')
  }

  list(index: number): Values {
    return this.at(index)
  }

  number(index?: number): bigint {
    const value = this.pick(index)
    if (typeof value !== 'bigint') throw new TypeError('No number')
    return value
  }

  text(index?: number): string {
    const value = this.pick(index)
    if (typeof value !== 'string') throw new TypeError('No text')
    return value
  }

  flag(index: number): boolean {
    return this.pick(index) === true
  }

  bytes(index?: number): Uint8Array {
    const value = this.pick(index)
    if (!(value instanceof Uint8Array)) throw new TypeError('No bytes')
    return value
  }

  private pick(index: number | undefined): AbiValue {
    return index === undefined ? this.value : this.at(index).value
  }
}
