import type { FormAnswers } from '@/src/domain/papers/official/maps/field-map'
import type { CompanyType } from '@/src/domain/vocabulary/company-types'

export type PaperMember = {
  readonly kind: 'person' | 'company'
  readonly name: string
  readonly address: string
  /** In words. */
  readonly country: string
  readonly basisPoints: number
  /** Of a corporation: how many shares this one gets at first. */
  readonly shares: number | null
  readonly isManager: boolean
  /** What it brings in, with its value; empty where nothing is agreed. */
  readonly contribution: string
  /** Of a company: who signs for it. */
  readonly signsBy: { readonly name: string; readonly title: string } | null
}

/** Someone who signs for us. */
export type Signatory = { readonly name: string; readonly title: string; readonly email: string }

/** Everything that papers are made of. What is not known is null or empty, and never guessed. */
export type PaperFacts = {
  readonly company: {
    /** As it is filed: with its ending, in letters that the state takes. */
    readonly name: string
    readonly type: CompanyType
    readonly state: { readonly code: string; readonly name: string }
    readonly purpose: string | null
    /** The principal office in one line. */
    readonly office: string | null
    readonly mailing: string | null
    /** The later ISO day on which it starts; null where it starts with its filing. */
    readonly startsOn: string | null
    /** The ISO day on the state's certificate. */
    readonly formedOn: string | null
    readonly filingNumber: string | null
    readonly ein: string | null
    /** The last month of its fiscal year, in words. */
    readonly closingMonth: string | null
  }
  readonly management: 'member' | 'manager' | null
  readonly members: readonly PaperMember[]
  /** Managers of an LLC who are no members, directors of a corporation. */
  readonly managers: readonly { readonly name: string; readonly address: string }[]
  readonly officers: {
    readonly president: string
    readonly secretary: string
    readonly treasurer: string
  }
  readonly authorizedShares: number | null
  /** Of a corporation, in words: the class of its shares with the par value, and their price. */
  readonly stock: { readonly kind: string | null; readonly price: string | null }
  readonly partnershipRepresentative: string
  readonly agent: {
    readonly isOurs: boolean
    readonly name: string
    readonly address: string
  } | null
  /** Who bought, and whom papers are sent to. */
  readonly contact: { readonly name: string; readonly email: string; readonly phone: string }
  /** The shop: who files, and who signs for it where staff have said so. */
  readonly operator: {
    readonly name: string
    readonly legalName: string
    readonly address: string
    readonly email: string
    readonly phone: string
    /** Who signs as organizer or incorporator; null until staff have named them. */
    readonly organizer: Signatory | null
    /** Who signs where we are the registered agent. */
    readonly agentSigner: Signatory | null
  }
  /** Which clauses the customer chose, by question. */
  readonly choices: Readonly<Record<string, string>>
  /** Who may use the bank account, as far as the customer has said so. */
  readonly banking: {
    readonly bank: string
    readonly signers: readonly { readonly name: string; readonly title: string }[]
    readonly howMany: 'one' | 'two'
  } | null
  /** The name that a company does business under, as far as the customer has said so. */
  readonly dba: {
    readonly name: string
    readonly county: string
    readonly since: string
    readonly office: string
  } | null
  /** What the customer bought beside the formation. */
  readonly holds: {
    readonly formation: boolean
    /** What its orders hold, services and work beside them, as far as it was not given back. */
    readonly work: readonly string[]
    /** What they held until it was given back. */
    readonly givenBack: readonly string[]
  }
  /** The answers to official forms, by form and line: in words, as they are entered. */
  readonly official: Readonly<Record<string, Readonly<Record<string, string>>>>
  readonly forms: {
    /** The blank official files that staff have loaded: the hash of each, by its key. */
    readonly blanks: Readonly<Record<string, string>>
    /** What they are filled from, by form. */
    readonly answers: Readonly<Record<string, FormAnswers>>
  }
}

type Read = Map<string, string>

function recording(value: object, path: string, read: Read): object {
  return new Proxy(value, {
    get(target, name, receiver) {
      const found: unknown = Reflect.get(target, name, receiver)
      if (typeof name === 'symbol' || typeof found === 'function') return found
      const at = `${path}.${name}`
      if (typeof found === 'object' && found !== null) return recording(found, at, read)
      read.set(at, JSON.stringify(found ?? null))
      return found
    },
  })
}

const isLike = <Whole extends object>(_one: Whole, value: object): value is Whole => value !== null

/**
 * Makes a paper and notes which answers it reads: those alone decide whether it is still true. The
 * text is the same for the same answers, in whatever order they are read.
 */
export function readAnswers<Made>(
  facts: PaperFacts,
  make: (facts: PaperFacts) => Made,
): { readonly made: Made; readonly answers: string } {
  const read: Read = new Map()
  const watched = recording(facts, '', read)
  const made = make(isLike(facts, watched) ? watched : facts)
  const lines = [...read].map(([at, value]) => `${at}=${value}`).toSorted()
  return { made, answers: lines.join('\n') }
}
