/** Name of the only Trusted Types policy of the vault's page, which its headers allow. */
export const policyName = 'portico-vault'
