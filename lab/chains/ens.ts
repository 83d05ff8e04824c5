import {
  createWalletClient,
  encodeFunctionData,
  http,
  keccak256,
  namehash,
  parseAbi,
  publicActions,
  stringToBytes,
  zeroAddress,
  type Address,
  type Hex,
  type LocalAccount,
} from 'viem'
import { compile, type Compiled } from './compile'
import { putContract, type Deployer } from './putContract'

/** Addresses of the contracts of the name service. */
export interface EnsContracts {
  readonly registry: Address
  readonly resolver: Address
  readonly reverseRegistrar: Address
  /** The one that clients ask. */
  readonly universalResolver: Address
}

export interface NameRecords {
  /** Addresses by coin type (ENSIP-9); 60 is Ethereum's. */
  readonly addresses?: Readonly<Record<number, Hex>>
  readonly texts?: Readonly<Record<string, string>>
  readonly contenthash?: Hex
}

const abi = parseAbi([
  'function setSubnodeRecord(bytes32 node, bytes32 label, address owner, address resolver)',
  'function setAddr(bytes32 node, uint256 coinType, bytes value)',
  'function setText(bytes32 node, string key, string value)',
  'function setContenthash(bytes32 node, bytes value)',
  'function setName(bytes32 node, string value)',
  'function setName(string name)',
])

/** Deploys a name service that belongs to the owner. */
export async function deployEns(deployer: Deployer): Promise<EnsContracts> {
  const put = (contract: Compiled, ...args: unknown[]) => putContract(deployer, contract, ...args)
  const registry = await put(compile('LabEnsRegistry'))
  const resolver = await put(compile('LabEnsResolver'), registry)
  const reverseRegistrar = await put(compile('LabReverseRegistrar'), registry, resolver, namehash('addr.reverse'))
  const universalResolver = await put(compile('LabUniversalResolver'), registry)
  const contracts = { registry, resolver, reverseRegistrar, universalResolver }
  const { own } = openEns(deployer, contracts)
  await own('reverse')
  await own('addr.reverse', { owner: reverseRegistrar })
  return contracts
}

/** The verbs of a name service, for its owner. */
export function openEns({ chain, url, owner }: Deployer, { registry, resolver, reverseRegistrar }: EnsContracts) {
  const send = async (from: LocalAccount, to: Address, data: Hex) => {
    const client = createWalletClient({ account: from, chain, transport: http(url) }).extend(publicActions)
    const hash = await client.sendTransaction({ account: from, chain, to, data })
    const { status } = await client.waitForTransactionReceipt({ hash, pollingInterval: 20 })
    if (status !== 'success') throw new Error('The name service of the lab refused a record')
  }

  /** Puts a name below its parent, which has to be the owner's. */
  const own = (name: string, to: { owner?: Address; resolver?: Address } = {}) => {
    const [label = '', ...parent] = name.split('.')
    const args = [
      namehash(parent.join('.')),
      keccak256(stringToBytes(label)),
      to.owner ?? owner.address,
      to.resolver ?? zeroAddress,
    ] as const
    return send(owner, registry, encodeFunctionData({ abi, functionName: 'setSubnodeRecord', args }))
  }

  return {
    own,
    /** Registers a name and sets its records, as it is written: nothing is normalised. */
    register: async (name: string, { addresses = {}, texts = {}, contenthash }: NameRecords = {}) => {
      await own(name, { resolver })
      const node = namehash(name)
      const records = [
        ...Object.entries(addresses).map(([coinType, value]) =>
          encodeFunctionData({ abi, functionName: 'setAddr', args: [node, BigInt(coinType), value] }),
        ),
        ...Object.entries(texts).map(([key, value]) =>
          encodeFunctionData({ abi, functionName: 'setText', args: [node, key, value] }),
        ),
        ...(contenthash
          ? [encodeFunctionData({ abi, functionName: 'setContenthash', args: [node, contenthash] })]
          : []),
      ]
      for (const record of records) await send(owner, resolver, record)
    },
    /** An account sets its own name; the lab does not check that the name is its own. */
    setReverse: (account: LocalAccount, name: string) =>
      send(account, reverseRegistrar, encodeFunctionData({ abi, functionName: 'setName', args: [name] })),
    /** Sets the name of an account on another chain (ENSIP-19). */
    setReverseOn: async (coinType: number, address: Address, name: string) => {
      const space = `${coinType.toString(16)}.reverse`
      const reverse = `${address.slice(2).toLowerCase()}.${space}`
      await own(space)
      await own(reverse, { resolver })
      await send(owner, resolver, encodeFunctionData({ abi, functionName: 'setName', args: [namehash(reverse), name] }))
    },
  }
}

export type Ens = ReturnType<typeof openEns>
