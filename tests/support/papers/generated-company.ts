import { splitEvenly } from '@/src/domain/filing/ownership'
import { CHOICE_NAMES, QUESTIONS } from '@/src/domain/papers/choices'
import type { PaperFacts, PaperMember } from '@/src/domain/papers/facts'
import { STATE_LAWS } from '@/src/domain/papers/state-law'
import { plainLetters } from '@/src/domain/vocabulary/text/plain-letters'

export const JURISDICTIONS = Object.keys(STATE_LAWS)

/** Numbers that look random and are the same in each run. */
function numbersFrom(seed: number) {
  let state = (seed * 2_654_435_761) % 2 ** 32
  return (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

const FIRST = [
  ...['Ada', 'Łucja', 'Nguyễn Thị', 'José María', 'Анна', 'Γιώργος', 'Zoë', 'Þórunn', 'Ömer'],
  ...['Đorđe', 'राजेश', '王', '김', '田中', 'Søren', 'Siobhán', 'Aksel'],
]
const LAST = [
  ...['Moss', 'Żółw-Święcicka', 'Phượng', 'García de la Torre', 'Иванова', 'Παπαδόπουλος'],
  ...['Brontë', 'Jónsdóttir', 'Çelik', 'Šarić', 'कुमार', '小明', '철수', '太郎', 'Kierkegaard'],
]
const ALONE = ['Suharto', 'Madhuri', 'Teller', 'Ö', 'Björk']
const STREETS = ['Rue de l’Église', 'Straße des 17. Juni', 'ул. Ленина', 'Calle Mayor', 'Main St']
const COUNTRIES = ['United States', 'France', 'Poland', 'Japan', 'Brazil', 'Viet Nam', '']

type Draw = ReturnType<typeof numbersFrom>
const one = (draw: Draw, of: readonly string[]): string => of[draw(of.length)] ?? ''

const nameOf = (draw: Draw): string =>
  draw(8) === 0 ? one(draw, ALONE) : `${one(draw, FIRST)} ${one(draw, LAST)}`

/** One address in three has as many letters as a form takes: 120. */
function addressOf(draw: Draw): string {
  const street = `${draw(9000) + 1} ${one(draw, STREETS)}`
  if (draw(3) > 0) return street
  return `Building ${draw(90)}, Floor ${draw(30)}, Apartment ${draw(999)}, ${street}, Quarter of the Old Harbor, behind the Lighthouse and the Pier`
    .padEnd(120, ' N')
    .slice(0, 120)
    .trimEnd()
}

function memberOf(draw: Draw, basisPoints: number): PaperMember {
  const isCompany = draw(5) === 0
  return {
    kind: isCompany ? 'company' : 'person',
    name: isCompany ? `${one(draw, LAST)} Holdings ${draw(99)} GmbH` : nameOf(draw),
    address: addressOf(draw),
    country: one(draw, COUNTRIES),
    basisPoints,
    isManager: draw(3) === 0,
    contribution: draw(2) === 0 ? `$${draw(9_000_000).toLocaleString('en-US')} in cash` : '',
    shares: null,
    signsBy: isCompany && draw(2) === 0 ? { name: nameOf(draw), title: 'President' } : null,
  }
}

export type CompanyCase = {
  readonly code: string
  readonly type: 'llc' | 'corporation'
  readonly serial: number
}

/** An invented company of 1 to 20 owners, the same for the same serial. */
export function generatedCompany({ code, type, serial }: CompanyCase): PaperFacts {
  const draw = numbersFrom(serial * 131 + code.charCodeAt(0) * 7 + code.charCodeAt(1))
  const owners = (serial % 20) + 1
  const state = { code, name: code === 'DC' ? 'District of Columbia' : 'New Hampshire' }
  const typed = `${one(draw, FIRST)} ${one(draw, LAST)} ${type === 'llc' ? 'LLC' : 'Inc.'}`
  const isChosen = draw(3) > 0
  return {
    company: {
      name: plainLetters(typed) || 'Harbor & Pine LLC',
      type,
      state,
      purpose: draw(2) === 0 ? `the design of bags by ${nameOf(draw)}.` : null,
      office: draw(2) === 0 ? addressOf(draw) : null,
      mailing: draw(2) === 0 ? addressOf(draw) : null,
      startsOn: draw(3) === 0 ? '2026-12-31' : null,
      formedOn: '2026-11-19',
      filingNumber: draw(2) === 0 ? `2026-${draw(99_999_999)}` : null,
      ein: draw(2) === 0 ? '12-3456789' : null,
      closingMonth: draw(2) === 0 ? 'December' : null,
    },
    management: draw(2) === 0 ? 'manager' : 'member',
    members: splitEvenly(owners).map((share) => memberOf(draw, share)),
    managers: Array.from({ length: draw(4) }, () => ({
      name: nameOf(draw),
      address: addressOf(draw),
    })),
    officers: { president: nameOf(draw), secretary: nameOf(draw), treasurer: nameOf(draw) },
    authorizedShares: draw(999_999_998) + 1,
    partnershipRepresentative: draw(2) === 0 ? nameOf(draw) : '',
    agent: { isOurs: draw(2) === 0, name: nameOf(draw), address: addressOf(draw) },
    contact: { name: nameOf(draw), email: 'ada@example.com', phone: '+1 415 555 0100' },
    operator: {
      name: 'Charterdesk',
      legalName: 'Charterdesk, Inc.',
      address: addressOf(draw),
      email: 'help@example.com',
      phone: '+1 307 555 0100',
      organizer: { name: nameOf(draw), title: 'Manager', email: 'organizer@example.com' },
      agentSigner: { name: nameOf(draw), title: '', email: 'agent@example.com' },
    },
    choices: isChosen
      ? Object.fromEntries(
          CHOICE_NAMES.map((name) => {
            const { variants } = QUESTIONS[name]
            return [name, variants[draw(variants.length)]?.value ?? '']
          }),
        )
      : {},
    stock: { kind: 'common stock, par value $0.0001 a share', price: '$0.001' },
    dba: null,
    banking: {
      bank: draw(2) === 0 ? 'First Bank' : '',
      signers: [{ name: nameOf(draw), title: 'Manager' }],
      howMany: 'one',
    },
    holds: {
      formation: true,
      work: ['llc', 'ein', 'operating_agreement', 'banking_resolution', 'dba'],
      givenBack: [],
    },
    official: {
      'ss-4': { '1': typed, '4a': addressOf(draw), '7a': nameOf(draw), 'sign name': nameOf(draw) },
    },
    forms: { blanks: {}, answers: {} },
  }
}
