import { createPublicClient, createTestClient, http, type Address } from 'viem'
import { compile } from './compile'
import { putContract, type Deployer } from './putContract'

/** A token of the lab, as a list of Token Lists has it. */
export interface LabToken {
  readonly address: Address
  readonly name: string
  readonly symbol: string
  readonly decimals: number
}

const million = 10n ** 6n

/**
 * Deploys tokens that are divided otherwise than most, or move otherwise: `LONE` not divided at all, `LPAIR` into
 * hundredths, `LFINE` into 36 digits, `LHUSH` returns nothing, `LTOLL` keeps a hundredth, `LSHUT` refuses in words.
 * All of them belong to the owner.
 */
export async function deployTokens(deployer: Deployer): Promise<readonly LabToken[]> {
  const token = compile('LabToken')
  const odd = compile('LabOddToken')
  const tokens: LabToken[] = []
  const add = async (name: string, symbol: string, decimals: number, put: () => Promise<Address>) =>
    void tokens.push({ address: await put(), name, symbol, decimals })
  for (const [name, symbol, decimals] of [
    ['Lab Whole', 'LONE', 0],
    ['Lab Pair', 'LPAIR', 2],
    ['Lab Fine', 'LFINE', 36],
  ] as const)
    await add(name, symbol, decimals, () =>
      putContract(deployer, token, name, symbol, decimals, million * 10n ** BigInt(decimals)),
    )
  await add('Lab Silent', 'LHUSH', 6, () => putContract(deployer, compile('LabSilentToken'), million * million))
  await add('Lab Toll', 'LTOLL', 18, () =>
    putContract(deployer, odd, 'Lab Toll', 'LTOLL', million * 10n ** 18n, 1n, false),
  )
  await add('Lab Shut', 'LSHUT', 18, () =>
    putContract(deployer, odd, 'Lab Shut', 'LSHUT', million * 10n ** 18n, 0n, true),
  )
  return tokens
}

// https://specs.optimism.io/protocol/predeploys.html#gaspriceoracle
const feeOracle = '0x420000000000000000000000000000000000000F'

/** Puts what says the price of the chain below where a chain of the OP stack has it; returns how to take it away. */
export async function putFeeOracle(
  deployer: Deployer,
  name: 'LabFeeOracle' | 'LabOperatorFeeOracle' = 'LabFeeOracle',
): Promise<() => Promise<void>> {
  const { chain, url } = deployer
  const copy = await putContract(deployer, compile(name))
  const bytecode = await createPublicClient({ chain, transport: http(url) }).getCode({ address: copy })
  const node = createTestClient({ mode: 'anvil', chain, transport: http(url) })
  await node.setCode({ address: feeOracle, bytecode: bytecode ?? '0x' })
  return () => node.setCode({ address: feeOracle, bytecode: '0x' })
}
