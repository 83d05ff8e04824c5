export const socialProviders = ['google', 'x', 'discord', 'farcaster', 'github', 'apple', 'facebook'] as const
export type SocialProvider = (typeof socialProviders)[number]

/** Features that are on; an empty list is off. */
export interface Features {
  readonly email: boolean
  readonly socials: readonly SocialProvider[]
  /** Ids of those who quote swaps. */
  readonly swaps: readonly string[]
  /** Ids of those who sell for money. */
  readonly onramp: readonly string[]
  readonly activity: boolean
  readonly receive: boolean
  readonly send: boolean
  /** Views of a hosted project say what they are made with. */
  readonly branding: boolean
}

/**
 * Features that the host asks for; those left out are left to the project, then to the defaults. `email` and `socials` come with
 * a later version: until then nothing is shown of them.
 */
export interface LocalFeatures {
  /** @default true */
  readonly email?: boolean | undefined
  /** @default all that there are */
  readonly socials?: readonly SocialProvider[] | false | undefined
  /**
   * Ids of services that quote swaps for a hosted project. False or an empty list turns swapping off, also with
   * `sources.swaps`. @default ['1inch']
   */
  readonly swaps?: readonly string[] | false | undefined
  /**
   * Ids of those of `onramp.providers` that are on, with 'meld'; false or an empty list turns buying off altogether.
   * @default 'meld', and all of them
   */
  readonly onramp?: readonly string[] | false | undefined
  /** Activity of the account. @default true */
  readonly activity?: boolean | undefined
  /** The account shows its address as a code to be paid. @default true */
  readonly receive?: boolean | undefined
  /** The account can send from the modal. @default true */
  readonly send?: boolean | undefined
  /** Tokens of the account, in a tab of it. @default true */
  readonly tokens?: boolean | undefined
  /** Its collectibles, in a tab of it, where `sources` says who tells of them. @default true */
  readonly nfts?: boolean | undefined
}
