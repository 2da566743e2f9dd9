import type { PaperFacts } from '@/src/domain/papers/facts'
import {
  BLANK,
  type Draft,
  SHORT_BLANK,
  section,
  signatures,
  text,
} from '@/src/domain/papers/paper'
import { charterOf, wantsAcceptance } from '@/src/domain/papers/state-law'
import {
  companyLine,
  directorSigners,
  formation,
  listed,
  mailClause,
  managerNames,
  managerSigners,
  memberSigners,
  orBlank,
  ourSigner,
  percent,
  signer,
} from '@/src/domain/papers/words'

/** The organizer records the filing, admits the first members and withdraws. */
export function organizerStatement(facts: PaperFacts): Draft {
  const { company, members, operator } = facts
  const signers = [
    ourSigner(operator.organizer, 'organizer', `Organizer, for ${operator.legalName}`),
  ]
  return {
    subtitle: `of ${company.name}, ${companyLine(facts)}`,
    parts: [
      text(
        `${operator.legalName} (the “Organizer”) states as the organizer of ${company.name} (the “Company”):`,
      ),
      section(
        'Filing',
        `The Organizer signed and filed the ${formation(facts)}. A copy is kept with the Company’s records.`,
      ),
      section(
        'First members',
        `The Organizer and the persons named here agreed before or at the filing that they are the first members of the Company: ${listed(members.map((one) => `${one.name} (${percent(one)})`))}.`,
        'The Organizer is not a member, and has never held an interest in the Company.',
      ),
      section(
        'Resignation',
        'The Organizer hands over all records of the formation, resigns, and has no right, duty or authority in the Company from the day of this statement.',
        'The Company, by accepting this statement, ratifies what the Organizer did to form it, and will not hold the Organizer liable for it, except for the Organizer’s duties under the order for its services.',
      ),
      signatures(
        'The Organizer signs on the day stated below, which is not before the day of the filing.',
        signers,
      ),
    ],
    signers,
  }
}

const decidersOf = (facts: PaperFacts) =>
  facts.management === 'manager' ? managerSigners(facts) : memberSigners(facts)

/** The first decisions of an LLC, in writing. */
export function initialResolutions(facts: PaperFacts): Draft {
  const { company, members, management } = facts
  const deciders = decidersOf(facts)
  const who =
    management === 'manager' ? 'managers' : members.length === 1 ? 'only member' : 'members'
  return {
    subtitle: `Written consent of the ${who} of ${company.name}, ${companyLine(facts)}`,
    parts: [
      text(
        `The undersigned, being all of the ${who} of ${company.name} (the “Company”), adopt these resolutions by written consent without a meeting.`,
      ),
      section(
        'Formation',
        `The ${formation(facts)} is accepted, and a copy is placed in the Company’s records. All acts taken to form the Company are ratified.`,
      ),
      section(
        'Operating agreement',
        'The operating agreement signed by the members is the operating agreement of the Company.',
      ),
      section(
        'Members and management',
        `The members and their interests are: ${listed(members.map((one) => `${one.name} (${percent(one)})`))}.`,
        management === 'manager'
          ? `The managers are: ${listed(managerNames(facts))}.`
          : 'The members manage the Company.',
      ),
      section(
        'Office and fiscal year',
        `The principal office is ${orBlank(company.office)}.${mailClause(facts)}`,
        `The fiscal year ends on the last day of ${orBlank(company.closingMonth)}.`,
      ),
      section(
        'Tax matters',
        'The Company may apply for an employer identification number, and its responsible party may sign the application.',
        'The tax classification of the Company is for its members to choose, with advice of their own. These resolutions make no election.',
      ),
      section(
        'Bank accounts',
        'The Company may open accounts in its name, as a separate banking resolution provides.',
      ),
      section(
        'Expenses and duties',
        'The Company reimburses the reasonable expenses of its formation.',
        `Those who manage the Company see to the licenses, first reports and publications that ${company.state.name} and its localities require.`,
      ),
      signatures(
        'Adopted on the day of the last signature below, which is not before the day of the filing.',
        deciders,
      ),
    ],
    signers: deciders,
  }
}

/** Who may open accounts and sign for the company at its bank. */
export function bankingResolution(facts: PaperFacts): Draft {
  const { company, banking } = facts
  const isCorporation = company.type === 'corporation'
  const deciders = isCorporation ? directorSigners(facts) : decidersOf(facts)
  const certifier = signer(
    facts,
    'certifier',
    isCorporation ? facts.officers.secretary : '',
    isCorporation ? 'Secretary' : 'Certifying member or manager',
  )
  return {
    subtitle: `of ${company.name}, ${companyLine(facts)}`,
    parts: [
      text(
        `The undersigned, who manage ${company.name} (the “Company”), formed by ${formation(facts)}, resolve by written consent:`,
      ),
      section(
        'Account',
        `The Company opens one or more deposit accounts at ${banking?.bank || BLANK} (the “Bank”).`,
      ),
      section(
        'Signers',
        'The persons in this table may open and close the accounts, sign and endorse checks, give payment orders and use electronic banking for the Company.',
        `The number of signatures required is ${banking?.howMany ?? SHORT_BLANK}. The limit for one payment is ${SHORT_BLANK}; none applies if this is left empty.`,
      ),
      {
        is: 'table',
        head: ['Name', 'Title', 'Specimen signature'],
        rows: (
          banking?.signers ?? [0, 1, 2].map(() => ({ name: SHORT_BLANK, title: SHORT_BLANK }))
        ).map(({ name, title }) => [name, title, SHORT_BLANK]),
        widths: [40, 25, 35],
      },
      section(
        'Borrowing',
        'This resolution gives no authority to borrow or to pledge property of the Company.',
      ),
      section(
        'Term',
        'Earlier acts within this authority are ratified. The Bank may rely on this resolution until it receives a written revocation. A bank may ask for its own form in addition.',
      ),
      { is: 'facts', rows: [['Employer identification number', company.ein]] },
      signatures('Adopted on the day of the last signature below.', deciders),
      signatures(
        'I certify that this resolution was adopted as stated, has not been changed and is in force. The person who certifies should not be the only signer of the accounts.',
        [certifier],
      ),
    ],
    signers: [...deciders, certifier],
  }
}

/** The agent accepts: our operator by an authorized person, or the customer's own agent himself. */
export function agentAcceptance(facts: PaperFacts): Draft {
  const { company, agent, operator } = facts
  const name = agent?.name ?? ''
  const signers = [
    agent?.isOurs
      ? ourSigner(operator.agentSigner, 'agent', `For ${name}, registered agent`)
      : signer(facts, 'agent', name, 'Registered agent'),
  ]
  return {
    subtitle: `for ${company.name}, ${companyLine(facts)}`,
    parts: [
      {
        is: 'facts',
        rows: [
          ['Company', company.name],
          ['State', company.state.name],
          ['Registered agent', name || null],
          ['Registered office', agent?.address || null],
          [
            'What it is for',
            wantsAcceptance(company.state)
              ? 'Filed or kept with the filing, as the state asks'
              : 'Kept with the records of the company',
          ],
        ],
      },
      section(
        'Acceptance',
        `The registered agent accepts the appointment for the Company in ${company.state.name}.`,
        `The agent is found at the registered office, which is a street address in ${company.state.name}, during normal business hours.`,
        'The agent knows the duties of a registered agent, in particular to accept legal process for the Company and to forward it without delay.',
        'If the agent resigns, the agent gives notice to the Company and to the state as the law requires.',
      ),
      signatures(
        'The registered agent signs on the day stated below. No one else may sign for the agent.',
        signers,
      ),
    ],
    signers,
  }
}

/** The customer allows us to file; it is no power of attorney. */
export function filingAuthorization(facts: PaperFacts): Draft {
  const { company, operator, contact } = facts
  const signers = [signer(facts, 'customer', contact.name, 'Customer')]
  return {
    subtitle: `for ${company.name}`,
    parts: [
      text(
        `${orBlank(contact.name)} (the “Customer”) authorizes ${operator.legalName} (the “Service”) as follows.`,
      ),
      section(
        'What the Service may do',
        `The Service may prepare the ${charterOf(company.state, company.type)} of ${company.name} from the Customer’s answers, sign it as organizer or incorporator where the law allows, and submit it to ${company.state.name}.`,
        'The Service may correct clerical errors, such as a misspelled street or a missing ZIP code, and tells the Customer of each correction.',
        'The Service may receive mail about the filing and pass it on.',
      ),
      section(
        'What it may not do',
        'This authorization is not a power of attorney. The Service may not decide for the Customer, sign other documents in the Customer’s name, or give legal or tax advice.',
      ),
      section(
        'End',
        'The authorization ends when the filing is accepted or withdrawn, or when the Customer revokes it in writing before the filing is submitted.',
      ),
      section(
        'Statement of the Customer',
        'The answers are complete and true to the Customer’s knowledge. The Customer chose the state, the type of company and the documents without advice from the Service.',
      ),
      signatures('Signed on the day stated below.', signers),
    ],
    signers,
  }
}
