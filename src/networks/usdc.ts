// Written by `npm run networks` from the sources in scripts/networks.
import type { ListedToken } from '../chains/tokens'

/**
 * USDC on each of these networks on which its issuer mints it, for `sources.tokens`.
 * @example
 * createPortico({ networks: [mainnet, base], adapters: [eip155()], sources: { tokens: usdc } })
 */
export const usdc = [
  { chainId: 1, address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48', name: 'USDC', symbol: 'USDC', decimals: 6 },
  { chainId: 10, address: '0x0b2C639c533813f4Aa9D7837CAf62653d097Ff85', name: 'USDC', symbol: 'USDC', decimals: 6 },
  { chainId: 130, address: '0x078D782b760474a361dDA0AF3839290b0EF57AD6', name: 'USDC', symbol: 'USDC', decimals: 6 },
  { chainId: 137, address: '0x3c499c542cEF5E3811e1192ce70d8cC03d5c3359', name: 'USDC', symbol: 'USDC', decimals: 6 },
  { chainId: 324, address: '0x1d17CBcF0D6D143135aE902365D2E5e2A16538D4', name: 'USDC', symbol: 'USDC', decimals: 6 },
  { chainId: 8453, address: '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913', name: 'USDC', symbol: 'USDC', decimals: 6 },
  { chainId: 42161, address: '0xaf88d065e77c8cC2239327C5EDb3A432268e5831', name: 'USDC', symbol: 'USDC', decimals: 6 },
  { chainId: 42220, address: '0xcebA9300f2b948710d2653dD7B07f33A8B32118C', name: 'USDC', symbol: 'USDC', decimals: 6 },
  { chainId: 43114, address: '0xB97EF9Ef8734C71904D8002F8b6Bc66Dd9c48a6E', name: 'USDC', symbol: 'USDC', decimals: 6 },
  { chainId: 59144, address: '0x176211869cA2b568f2A7D4EE941E073a821EE1ff', name: 'USDC', symbol: 'USDC', decimals: 6 },
  { chainId: 43113, address: '0x5425890298aed601595a70AB815c96711a31Bc65', name: 'USDC', symbol: 'USDC', decimals: 6 },
  { chainId: 80002, address: '0x41E94Eb019C0762f9Bfcf9Fb1E58725BfB0e7582', name: 'USDC', symbol: 'USDC', decimals: 6 },
  { chainId: 84532, address: '0x036CbD53842c5426634e7929541eC2318f3dCF7e', name: 'USDC', symbol: 'USDC', decimals: 6 },
  { chainId: 421614, address: '0x75faf114eafb1BDbe2F0316DF893fd58CE46AA4d', name: 'USDC', symbol: 'USDC', decimals: 6 },
  {
    chainId: 11155111,
    address: '0x1c7D4B196Cb0C7B01d743Fbc6116a902379C7238',
    name: 'USDC',
    symbol: 'USDC',
    decimals: 6,
  },
  {
    chainId: 11155420,
    address: '0x5fd84259d66Cd46123540766Be93DFE6D43130D7',
    name: 'USDC',
    symbol: 'USDC',
    decimals: 6,
  },
  {
    chainId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
    address: 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v',
    name: 'USDC',
    symbol: 'USDC',
    decimals: 6,
  },
  {
    chainId: 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
    address: '4zMMC9srt5Ri5X14GAgXhaHii3GnPAEERYPJgZJDncDU',
    name: 'USDC',
    symbol: 'USDC',
    decimals: 6,
  },
] as const satisfies readonly ListedToken[]
