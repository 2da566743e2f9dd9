import { chosen } from '@/src/domain/papers/choices'
import type { PaperFacts, PaperMember } from '@/src/domain/papers/facts'
import {
  BLANK,
  type Draft,
  type Part,
  SHORT_BLANK,
  section,
  signatures,
  text,
} from '@/src/domain/papers/paper'
import { actOf, charterOf, fullNameOf } from '@/src/domain/papers/state-law'
import {
  companyLine,
  directorSigners,
  formation,
  listed,
  mailClause,
  managerNames,
  orBlank,
  ourSigner,
  ownerSigner,
  sharesText,
  signer,
} from '@/src/domain/papers/words'

const named = (facts: PaperFacts) => `${facts.company.name} (the “Corporation”)`

const authorized = ({ authorizedShares }: PaperFacts): string =>
  authorizedShares ? sharesText(authorizedShares) : BLANK

/** Names the first directors where the articles do not, and resigns. */
export function incorporatorAction(facts: PaperFacts): Draft {
  const { company, operator } = facts
  const signers = [
    ourSigner(operator.organizer, 'incorporator', `Incorporator, for ${operator.legalName}`),
  ]
  return {
    subtitle: `of ${company.name}, ${companyLine(facts)}`,
    parts: [
      text(
        `${operator.legalName}, the sole incorporator of ${named(facts)}, takes these actions by written consent without a meeting.`,
      ),
      section('Filing', `The ${formation(facts)} is placed in the Corporation’s records.`),
      section(
        'First directors',
        `These persons are elected directors until the first annual meeting of shareholders and until their successors are elected: ${listed(managerNames(facts))}.`,
      ),
      section(
        'Bylaws',
        'The bylaws attached to the records of the Corporation are adopted where the law allows an incorporator to adopt them, and otherwise left to the directors.',
      ),
      section(
        'Resignation',
        'The incorporator has no further rights, powers or duties, holds no shares and has received no subscription, and resigns upon this action.',
      ),
      signatures(
        'Signed on the day stated below, which is not before the day of the filing.',
        signers,
      ),
    ],
    signers,
  }
}

export function bylaws(facts: PaperFacts): Draft {
  const { company, officers } = facts
  const directors = managerNames(facts)
  const signers = [signer(facts, 'secretary', officers.secretary, 'Secretary')]
  return {
    subtitle: `of ${company.name}, ${companyLine(facts)}`,
    parts: [
      section(
        'Offices',
        `The principal office of ${named(facts)} is ${orBlank(company.office)}.${mailClause(facts)} The registered office and agent are those on file with ${company.state.name}.`,
        `These Bylaws are subject to ${actOf(company.state, 'corporation')}, as amended (the “Act”), and to the ${charterOf(company.state, 'corporation')} (the “Charter”), which prevail.`,
      ),
      section(
        'Shareholders',
        `The annual meeting is held each year in the month of ${SHORT_BLANK}, at the time and place that the board sets, to elect directors.`,
        'A special meeting is held when the board, the president or holders of one tenth of the votes ask for it.',
        'Notice of the time, place and, for a special meeting, purpose is given 10 to 60 days before the meeting, in writing or by electronic transmission. Attendance waives it.',
        'The board sets a record date not more than 70 days before a meeting. A list of the shareholders who may vote is open to them from two business days after notice until the meeting ends.',
        'A majority of the votes entitled to be cast is a quorum. An action is approved if more votes are cast for it than against it, and directors are elected by a plurality, unless the Act or the Charter asks for more. Each share has one vote.',
        'A shareholder may vote by a written or electronic proxy, which is valid for 11 months unless it states another time. Meetings may be held by remote communication.',
        chosen(facts.choices, 'shareholderConsent'),
      ),
      section(
        'Board of directors',
        `The board manages the Corporation. The number of directors is ${directors.length > 0 ? directors.length : SHORT_BLANK}, and may be changed by the board or the shareholders to any number that the Act allows.`,
        'Directors are elected yearly and serve until their successors are elected. Shareholders may remove a director with or without cause. The board or the shareholders fill a vacancy.',
        'Regular meetings need no notice. A special meeting is called by the president or any director on two days’ notice. Directors may take part by telephone or video.',
        'A majority of the directors is a quorum, and a majority of those present decides. Any action may be taken without a meeting if all directors consent in writing or electronically.',
        'The board may set up committees of one or more directors, which may do what the Act does not reserve to the board.',
      ),
      section(
        'Officers',
        `The officers are a president, a secretary and a treasurer, and others whom the board appoints. One person may hold several offices unless the Act forbids it. The first officers are: President, ${orBlank(officers.president)}; Secretary, ${orBlank(officers.secretary)}; Treasurer, ${orBlank(officers.treasurer)}.`,
        'The president has general charge of the business and signs for the Corporation. The secretary keeps the minutes and the records and certifies them. The treasurer keeps the accounts and has custody of the funds.',
        'The board appoints officers and may remove them at any time.',
      ),
      section(
        'Shares',
        `The Corporation is authorized to issue ${authorized(facts)} shares${facts.stock.kind ? ` of ${facts.stock.kind}` : ''}. The board issues shares for consideration that it finds adequate and that the Act allows.`,
        chosen(facts.choices, 'shareCertificates'),
        'Transfers are made on the books of the Corporation, and subject to any restriction that the shares bear. The board may issue a replacement for a lost certificate against proof and an indemnity.',
      ),
      section(
        'Dividends',
        'The board may declare dividends and other distributions within the limits of the Act.',
      ),
      section(
        'Indemnification',
        'The Corporation indemnifies its directors and officers, and advances their expenses, to the extent and under the conditions that the Act permits. This right is a contract and is not reduced for earlier acts by an amendment.',
      ),
      section(
        'General',
        `The fiscal year ends on the last day of ${orBlank(company.closingMonth)}.`,
        'The Corporation has no seal. It keeps minutes, a record of its shareholders and accounting records, which shareholders may inspect as the Act provides.',
        'The shareholders may amend these Bylaws. The board may amend them too, unless the Act or the Charter reserves it to the shareholders.',
        `The law of ${fullNameOf(company.state)} governs these Bylaws. If a provision is invalid, the others remain in force.`,
      ),
      signatures(
        'I certify that these are the bylaws of the Corporation, adopted by its incorporator or board and in force on the day stated below.',
        signers,
      ),
    ],
    signers,
  }
}

const holding = ({ shares }: PaperMember): string =>
  shares === null ? SHORT_BLANK : `${shares.toLocaleString('en-US')} common`

const ledgerOf = (facts: PaperFacts): Part => ({
  is: 'table',
  head: ['Shareholder', 'Shares and class', 'Price per share', 'Consideration'],
  rows: facts.members.map((one) => [
    one.name || BLANK,
    holding(one),
    facts.stock.price ?? SHORT_BLANK,
    one.contribution || SHORT_BLANK,
  ]),
  widths: [37, 22, 18, 23],
})

export function boardConsent(facts: PaperFacts): Draft {
  const { company, officers } = facts
  const signers = directorSigners(facts)
  return {
    subtitle: `of ${company.name}, ${companyLine(facts)}`,
    parts: [
      text(
        `The undersigned, being all directors of ${named(facts)}, adopt these resolutions by unanimous written consent without a meeting.`,
      ),
      section(
        'Incorporation',
        `The ${formation(facts)} is placed in the records. The acts of the incorporator are ratified.`,
      ),
      section('Bylaws', 'The bylaws in the Corporation’s records are adopted as its bylaws.'),
      section(
        'Officers',
        `These persons are appointed: President, ${orBlank(officers.president)}; Secretary, ${orBlank(officers.secretary)}; Treasurer, ${orBlank(officers.treasurer)}.`,
      ),
      section(
        'Shares',
        `Of ${authorized(facts)} authorized shares, the Corporation issues those in the table to the persons named, against the consideration stated, which the board finds adequate. On receipt of it they are fully paid and nonassessable. The number issued does not exceed the number authorized, and no price is below par value.`,
      ),
      ledgerOf(facts),
      section(
        'Bank accounts',
        'The Corporation may open accounts in its name, as a separate banking resolution provides.',
      ),
      section(
        'Fiscal year and taxes',
        `The fiscal year ends on the last day of ${orBlank(company.closingMonth)}.`,
        'The officers may apply for an employer identification number. An election under subchapter S is for the shareholders to make, with advice of their own, and is not made here.',
      ),
      section(
        'Expenses and qualification',
        'The Corporation pays the reasonable expenses of its formation. The officers may qualify it in other states where its business requires it.',
      ),
      signatures(
        'Each director signs and dates this consent. It takes effect with the last signature.',
        signers,
      ),
    ],
    signers,
  }
}

export function stockSubscription(facts: PaperFacts): Draft {
  const { company, officers, members } = facts
  const buyers = members.map((one, index) =>
    ownerSigner(facts, `purchaser-${index + 1}`, one, 'Purchaser'),
  )
  const signers = [
    signer(facts, 'president', officers.president, 'President, for the Corporation'),
    ...buyers,
  ]
  return {
    subtitle: `of ${company.name}, ${companyLine(facts)}`,
    parts: [
      text(
        `${named(facts)} and each person named in the table (a “Purchaser”) agree on the sale of shares (the “Shares”). Each Purchaser agrees with the Corporation alone.`,
      ),
      ledgerOf(facts),
      section(
        'Sale and payment',
        `The Corporation sells to each Purchaser the Shares in the table, of ${authorized(facts)} shares that it is authorized to issue, at the price stated. Payment is due when this Agreement is signed.`,
        'Future services and promissory notes are no consideration where the law of the state bars them.',
      ),
      section('Vesting', chosen(facts.choices, 'vesting')),
      section(
        'Statements of each Purchaser',
        'The Purchaser buys the Shares for investment and for no other person’s account, and can bear the loss of the whole investment.',
        'The Purchaser knows the business and plans of the Corporation and has had the chance to ask about them.',
        'The Shares are not registered under federal or state securities law, and may not be sold without registration or an exemption. Certificates or notices bear a legend that says so.',
        'The Purchaser has received no legal or tax advice from the Corporation or from the person who prepared this form. Every issue of shares is a sale of securities: whether a federal or state notice is due is a question for a lawyer.',
      ),
      section(
        'Spouse',
        'A spouse whose consent the law of marital property requires signs a separate consent.',
      ),
      section(
        'General',
        `The law of ${fullNameOf(company.state)} governs this Agreement, which is the entire agreement on its subject and may be signed in counterparts and electronically.`,
      ),
      signatures('Signed on the days stated below.', signers),
      {
        is: 'exhibit',
        title: 'Stock ledger',
        parts: [
          {
            is: 'table',
            head: [
              'No.',
              'Holder',
              'Class and shares',
              'Issued on',
              'From whom',
              'Price',
              'Canceled',
            ],
            rows: members.map((one, index) => [
              String(index + 1),
              one.name || BLANK,
              holding(one),
              SHORT_BLANK,
              'Original issue',
              facts.stock.price ?? SHORT_BLANK,
              SHORT_BLANK,
            ]),
            widths: [6, 24, 16, 14, 14, 13, 13],
          },
          text(
            `The sum of the shares issued is never above the ${authorized(facts)} shares that are authorized.`,
          ),
        ],
      },
    ],
    signers,
  }
}
