import type { VoidCause } from '@/src/domain/papers/paper-states'

/** A paper as its signer sees it. Times are ISO. */
export type SignView = {
  readonly id: string
  readonly title: string
  readonly company: string
  /** In the middle of a sentence: `operating agreement`. */
  readonly noun: string
  readonly purpose: string
  readonly pages: number
  readonly sha256: string
  readonly state: 'ready' | 'signing' | 'signed' | 'void'
  /** Why it is signed no longer; null while it is in force. */
  readonly voidCause: VoidCause | null
  readonly signer: { readonly name: string; readonly role: string }
  readonly isTurn: boolean
  readonly signedAt: string | null
  readonly consentedAt: string | null
  /** How many pages this signer has opened. */
  readonly read: number
  readonly signers: readonly SignerLine[]
  /** Where an answer is changed, or the order is; null without an account. */
  readonly orderHref: string | null
}

export type SignerLine = {
  readonly key: string
  readonly name: string
  readonly role: string
  readonly signedAt: string | null
}

/** A paper on the list of what is to be signed. */
export type ToSign = {
  readonly id: string
  readonly order: string
  readonly title: string
  readonly company: string
  readonly next: 'sign' | 'wait' | 'send' | 'print' | 'look'
  readonly waitsFor: readonly string[]
  /** Why staff did not take the last scan; null where there is none, or it waits for them. */
  readonly refused: string | null
  /** Whose email address the owner has to name first. */
  readonly missing: readonly { readonly key: string; readonly name: string }[]
}

/** Whether the customer is the next to act on screen: to sign, or to ask everyone who signs. */
export const isReadyToSign = ({ next }: ToSign): boolean => next === 'sign' || next === 'send'

type Words = { readonly noun: string; readonly purpose: string }

const WORDS: Readonly<Record<string, Words>> = {
  operating_agreement: {
    noun: 'operating agreement',
    purpose: 'Your company’s rules. Banks ask to see it. It is not filed with the state.',
  },
  bylaws: {
    noun: 'bylaws',
    purpose: 'Your corporation’s rules. Banks ask to see them. They are not filed with the state.',
  },
  initial_resolutions: {
    noun: 'initial resolutions',
    purpose: 'Your company’s first decisions, in writing.',
  },
  banking_resolution: {
    noun: 'banking resolution',
    purpose:
      'Says who may open accounts and sign for the company. Banks often use their own form as well.',
  },
}

/** What a kind of paper is called in a sentence, and what it is for. */
export const wordsOfKind = (kind: string): Words =>
  WORDS[kind.replaceAll('-', '_')] ?? {
    noun: 'document',
    purpose: 'Read it to the end before you sign.',
  }
