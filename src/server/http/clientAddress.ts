/** Addresses of the connections that `nodeHandler` took requests from. */
const addresses = new WeakMap<Request, string>()

/** Returns the IP address that a request came from, if it came through `nodeHandler`. */
export function clientAddressOf(request: Request): string | undefined {
  return addresses.get(request)
}

export function noteClientAddress(request: Request, address: unknown): void {
  if (typeof address === 'string') addresses.set(request, address)
}
