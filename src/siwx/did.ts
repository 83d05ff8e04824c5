/** The account part of `did:pkh:eip155:{chain}:{address}`, of a CAIP-10 id, or an address as it is. */
export function addressOfDid(text: string): string {
  return text.split(':').at(-1) ?? text
}
