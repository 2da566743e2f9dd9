import { chosen } from '@/src/domain/papers/choices'
import type { PaperFacts } from '@/src/domain/papers/facts'
import { BLANK, type Draft, type Part, section, signatures, text } from '@/src/domain/papers/paper'
import { actOf, fullNameOf, sharingLaw, votingLaw } from '@/src/domain/papers/state-law'
import {
  companyLine,
  formation,
  listed,
  managerNames,
  managerSigners,
  memberSigners,
  orBlank,
  percent,
} from '@/src/domain/papers/words'

function formationSection(facts: PaperFacts, members: string): Part {
  const { company, agent } = facts
  return section(
    'Formation, name and office',
    `${members} a limited liability company under ${actOf(company.state, 'llc')}, as amended (the “Act”), by ${formation(facts)}. This Agreement takes effect when the Company is formed.`,
    `The name of the Company is ${company.name}. The Members may change it by an amendment that is filed with the state.`,
    company.office
      ? `The principal office of the Company is ${company.office}, or another place that is chosen later.`
      : 'Those who manage the Company choose its principal office, and keep the address with its records.',
    `The registered agent of the Company in ${company.state.name} is ${orBlank(agent?.name)}, at ${orBlank(agent?.address)}. A change is filed with the state.`,
  )
}

const purposeSection = ({ company }: PaperFacts): Part =>
  section(
    'Purpose and term',
    company.purpose
      ? `The purpose of the Company is ${company.purpose.replace(/[.\s]+$/, '')}, and any other lawful business for which a limited liability company may be formed under the Act.`
      : 'The Company may carry on any lawful business for which a limited liability company may be formed under the Act.',
    'The Company exists until it is dissolved as this Agreement provides.',
  )

const taxText = ({ members }: PaperFacts): string =>
  members.length === 1
    ? 'Unless an election is made under the Internal Revenue Code, the Company is disregarded as an entity separate from its Member for federal income tax. Only the Member decides on an election.'
    : 'Unless an election is made under the Internal Revenue Code, the Company is a partnership for federal income tax. An election requires the consent of all Members.'

const fiscalYear = ({ company }: PaperFacts): string =>
  company.closingMonth
    ? `The fiscal year of the Company ends on the last day of ${company.closingMonth}.`
    : 'The fiscal year of the Company is the one of its federal tax returns.'

const isForeign = ({ members }: PaperFacts) =>
  members.some(({ country }) => country !== '' && country !== 'United States')

const liability = section(
  'Limited liability',
  'No Member or manager is liable for a debt, obligation or liability of the Company, whether it arises in contract, tort or otherwise, merely because of being a member or acting as a manager.',
  'A failure to observe formalities of the Company’s affairs is no ground for imposing a liability of the Company on a Member or manager.',
)

const general = (facts: PaperFacts, amended: string): Part =>
  section(
    'Amendment and general terms',
    amended,
    `The law of ${fullNameOf(facts.company.state)} governs this Agreement. A provision of the Act that cannot be waived prevails over it.`,
    'If a provision of this Agreement is invalid, the others remain in force, and the invalid one applies as far as the law allows.',
    'This is the entire agreement on its subject. It replaces earlier agreements, written and oral. No one but the Company, its Members and its managers has rights under it.',
    'This Agreement may be signed in counterparts and by electronic signature, each of which counts as an original.',
  )

const dissolution = (who: string, name: string): Part =>
  section(
    'Dissolution',
    `The Company is dissolved only by ${who}, by the decree of a court, or when it has had no member for as long as the Act allows.`,
    'After dissolution the Company pays or provides for its debts, including those to Members who are creditors, and distributes what is left to the Members by their Percentage Interests.',
    `The Company files what ${name} requires to end its existence.`,
  )

const singleSections = (facts: PaperFacts): Part[] => [
  formationSection(facts, 'The Member has formed, or has had formed for it,'),
  purposeSection(facts),
  section(
    'The Member and its interest',
    `${orBlank(facts.members[0]?.name)} (the “Member”) is the only member of the Company and holds 100% of its membership interest (a “Percentage Interest” of 100%). The Member’s address is in Exhibit A.`,
    chosen(facts.choices, 'certificates'),
  ),
  section(
    'Contributions',
    'The Member contributes to the Company what Exhibit A states, and is not required to contribute more.',
    'A loan by the Member to the Company is no contribution. It is documented in writing.',
  ),
  section(
    'Separate existence',
    'The Company keeps its own bank accounts and records, signs contracts and holds property in its own name, and does not mix its money with that of the Member.',
  ),
  managementOfOne(facts),
  section(
    'Distributions',
    'The Company distributes money or property when the Member decides. It makes no distribution that would leave it unable to pay its debts as they become due or with liabilities greater than its assets, or that the Act forbids.',
  ),
  section(
    'Taxes and records',
    taxText(facts),
    `${fiscalYear(facts)} The Company keeps complete books and records at its principal office or in electronic form.`,
    ...(isForeign(facts)
      ? [
          'While the Company is disregarded and wholly owned by a foreign person, it keeps the records that Form 5472 and its regulations require of transactions with its owner and related parties.',
        ]
      : []),
  ),
  liability,
  section('Protection of those who act for the Company', chosen(facts.choices, 'indemnity')),
  section('Death or incapacity of the Member', chosen(facts.choices, 'succession')),
  section(
    'Transfer and new members',
    'The Member may transfer the interest, in whole or in part, by a signed writing. A transferee of the whole interest becomes the Member upon the transfer.',
    'A further member is admitted by the Member’s writing. This Agreement is then replaced by one for a company with several members.',
  ),
  dissolution('a written decision of the Member', facts.company.state.name),
  general(facts, 'This Agreement is amended only by a writing that the Member signs.'),
]

function managementOfOne(facts: PaperFacts): Part {
  if (facts.management === null) {
    return section(
      'Management',
      `The Company is managed by ${BLANK} (the Member, or a manager named here).`,
    )
  }
  const names = managerNames(facts)
  return facts.management === 'manager'
    ? section(
        'Management',
        `The Company is managed by ${listed(names)} (the “Manager”, also where they are several), whom the Member appoints and may remove at any time.`,
        'The Manager has all powers to carry on the Company’s business. A sale of all or nearly all assets, a merger, the admission of a member, an amendment of this Agreement and dissolution require the Member’s written consent.',
      )
    : section(
        'Management',
        'The Member manages the Company and has all powers that the Act allows. Third parties may rely on the Member’s signature.',
        'The Member may appoint officers and agents, and decide by a signed writing without a meeting.',
      )
}

const RESERVED =
  'the admission of a member; a sale of all or nearly all assets; a merger or conversion; borrowing outside the ordinary course of business; an election of the Company’s tax classification; an amendment of this Agreement; and dissolution'

function managementOfSeveral(facts: PaperFacts): Part {
  if (facts.management !== 'manager') {
    return section(
      'Management and voting',
      'The Members manage the Company. Ordinary matters are decided by a majority of the Members.',
      chosen(facts.choices, 'voting', votingLaw(facts.company.state)),
      `The consent of all Members is required for: ${RESERVED}.`,
      chosen(facts.choices, 'authority'),
      'A meeting of the Members may be called by any of them on five days’ notice by email, and may be held by telephone or video. Members who hold a majority of the votes are a quorum. Any action may be taken without a meeting if Members with the votes that it needs consent to it in writing or electronically.',
    )
  }
  return section(
    'Managers and voting',
    `The Company is managed by its Managers. The first Managers are ${listed(managerNames(facts))}. A Manager need not be a member.`,
    'A Manager serves until resignation, death, incapacity or removal. A majority of the Members appoints, removes with or without cause, and fills a vacancy. Removal as a Manager does not affect the Manager’s interest as a Member.',
    'Where there are several Managers, a majority of them decides. The Managers have all powers to carry on the Company’s business. Members as such have no authority to bind the Company.',
    `The consent of all Members is required for: ${RESERVED}.`,
    chosen(facts.choices, 'voting', votingLaw(facts.company.state)),
    chosen(facts.choices, 'authority'),
    'Managers are paid only as a majority of the Members decides, and are reimbursed for reasonable expenses. They give each Member the information that the Act provides, and yearly accounts within 90 days after each fiscal year.',
    'A meeting of the Members or of the Managers may be called by any of them on five days’ notice by email, and may be held by telephone or video. Any action may be taken without a meeting if those with the votes that it needs consent to it in writing or electronically.',
  )
}

function severalSections(facts: PaperFacts): Part[] {
  const law = sharingLaw(facts.company.state)
  return [
    formationSection(facts, 'The Members have formed, or have had formed for them,'),
    purposeSection(facts),
    section(
      'Members and interests',
      'The Members, their addresses and their shares of the Company (each a “Percentage Interest”) are in Exhibit A. The Percentage Interests add up to 100%.',
      chosen(facts.choices, 'certificates'),
    ),
    section(
      'Contributions and capital accounts',
      'Each Member contributes to the Company what Exhibit A states. No Member is required to contribute more, and none earns interest on a contribution or may demand its return.',
      chosen(facts.choices, 'capital'),
    ),
    section(
      'Profit, loss and distributions',
      `Profit and loss are allocated to the Members by their Percentage Interests.${law ? ` The Members agree on this in place of the rule of law. ${law}` : ''}`,
      'Distributions are made to the Members by their Percentage Interests, when those who manage the Company decide. The Company makes no distribution that would leave it unable to pay its debts as they become due or with liabilities greater than its assets, or that the Act forbids.',
      chosen(facts.choices, 'taxDistributions'),
      'The Company may withhold and pay taxes that the law requires for a Member, such as those of sections 1445 and 1446 of the Internal Revenue Code for foreign persons. What it withholds counts as distributed to that Member.',
    ),
    managementOfSeveral(facts),
    section(
      'Duties and other activities',
      chosen(facts.choices, 'duties'),
      chosen(facts.choices, 'business'),
    ),
    liability,
    section('Protection of those who act for the Company', chosen(facts.choices, 'indemnity')),
    section(
      'Transfer of interests',
      chosen(facts.choices, 'transfer'),
      'A person who receives an interest without being admitted as a member has only the right to its distributions and allocations.',
    ),
    section(
      'Withdrawal, death and other events',
      'A Member may not withdraw or be expelled, except as this Agreement or a law that cannot be waived provides.',
      'On the death, adjudicated incapacity or bankruptcy of a Member, or if an interest passes to a former spouse, the interest becomes that of a person who is not admitted as a member. The Company, or the other Members in proportion to their Percentage Interests, may buy it within 120 days after they learn of the event.',
      chosen(facts.choices, 'price'),
      'The price is paid one fifth at closing and the rest in equal monthly installments over two years, with interest at the applicable federal rate, unless both sides agree otherwise.',
    ),
    section('Deadlock', chosen(facts.choices, 'deadlock')),
    section(
      'Taxes and records',
      taxText(facts),
      facts.partnershipRepresentative
        ? `The partnership representative for federal tax audits is ${facts.partnershipRepresentative}, who must have a substantial presence in the United States, or a person whom the Members appoint in writing later.`
        : 'The partnership representative for federal tax audits is a person whom the Members appoint in writing, and who must have a substantial presence in the United States.',
      `${fiscalYear(facts)} The Company keeps complete books and records, which each Member may inspect as the Act provides.`,
      'If the Company elects to be taxed as an S corporation, all distributions, also in liquidation, are made strictly by Percentage Interest, and no interest is transferred to a person who may not own shares of an S corporation.',
    ),
    dissolution('the written consent of all Members', facts.company.state.name),
    general(
      facts,
      'This Agreement is amended only by a writing that all Members sign. A person who becomes a member is bound by it.',
    ),
  ]
}

const scheduleOf = (facts: PaperFacts): Part => ({
  is: 'exhibit',
  title: 'Exhibit A. Members, interests and contributions',
  parts: [
    {
      is: 'table',
      head: ['Member', 'Address', 'Percentage Interest', 'Contribution and its value'],
      rows: facts.members.map((member) => [
        member.name || BLANK,
        [member.address, member.country].filter(Boolean).join(', ') || BLANK,
        percent(member),
        member.contribution || 'None stated',
      ]),
      widths: [25, 37, 17, 21],
    },
    text(
      'A contribution that is agreed later, in money, property or services, is entered in the Company’s records with the value that the Members give it.',
    ),
  ],
})

/** Where marital property law may give a spouse a share: signed by those whom it concerns. */
export function spouseConsent(facts: PaperFacts): Draft {
  const { company } = facts
  const signers = [
    { key: 'spouse', name: null, role: 'Spouse of a Member', isCompany: false, email: null },
  ]
  return {
    subtitle: `for the Operating Agreement of ${company.name}; only where a member is married`,
    parts: [
      text(
        `${company.state.name} is a community property state. A spouse of a Member who is a natural person may sign here. I have read the Operating Agreement of ${company.name}, I agree that it binds any interest that I have in the Company under marital property law, and I have been told that I may ask a lawyer of my own.`,
      ),
      { is: 'facts', rows: [['Spouse of', null]] },
      signatures('Signed on the day stated below.', signers),
    ],
    signers,
  }
}

/** The agreement of an LLC's members: for one, for several who manage, or with managers. */
export function operatingAgreement(facts: PaperFacts): Draft {
  const { company, members, management } = facts
  const isAlone = members.length === 1
  const managers =
    management === 'manager'
      ? managerSigners(facts).filter(
          ({ name }) => !members.some((one) => one.name === name && one.kind === 'person'),
        )
      : []
  const signers = [...memberSigners(facts), ...managers]
  return {
    subtitle: `of ${company.name}, ${companyLine(facts)} with ${isAlone ? 'one member' : `${members.length} members`}${management === 'manager' ? ', managed by managers' : ''}`,
    parts: [
      text(
        isAlone
          ? `This Operating Agreement (the “Agreement”) of ${company.name} (the “Company”) is made by its only member.`
          : `This Operating Agreement (the “Agreement”) of ${company.name} (the “Company”) is made among its members, who are named in Exhibit A (each a “Member”), and binds the Company.`,
      ),
      ...(isAlone ? singleSections(facts) : severalSections(facts)),
      signatures(
        `${isAlone ? 'The Member signs' : 'The Members sign'} this Agreement${managers.length > 0 ? ', and the Managers accept it,' : ''} on the days stated below, with effect from the formation of the Company.`,
        signers,
      ),
      scheduleOf(facts),
    ],
    signers,
  }
}
