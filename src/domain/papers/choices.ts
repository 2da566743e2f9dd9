import type { Clause, Variant } from '@/src/domain/papers/paper'

type Question = {
  /** What is asked, above the variants. */
  readonly question: string
  readonly variants: readonly Variant[]
}

const variant = (value: string, label: string, text: string): Variant => ({ value, label, text })

/**
 * What a customer chooses for a company's agreement or bylaws. None is chosen beforehand: what is
 * left open is printed with all its variants, each with a box.
 */
export const QUESTIONS = {
  certificates: {
    question: 'Are membership interests represented by certificates?',
    variants: [
      variant(
        'none',
        'No certificates',
        'Membership interests are not represented by certificates. The Company’s records are the only evidence of them.',
      ),
      variant(
        'certificates',
        'Certificates',
        'The Company issues to each Member a numbered certificate that states the Member’s interest. The Company’s records prevail over a certificate that differs from them.',
      ),
    ],
  },
  indemnity: {
    question: 'How far does the Company protect those who act for it?',
    variants: [
      variant(
        'broad',
        'To the full extent of the law',
        'The Company indemnifies each Member, manager and officer against losses, damages and reasonable expenses, including attorneys’ fees, that arise from acting for the Company, to the fullest extent that the Act permits, and advances expenses as they arise against a promise to repay what was not due.',
      ),
      variant(
        'narrow',
        'For acts in good faith only',
        'The Company indemnifies each Member, manager and officer against losses and reasonable expenses that arise from acting for the Company in good faith and within the authority given by this Agreement. It does not do so for willful misconduct, gross negligence, bad faith or a knowing violation of law, and it advances no expenses.',
      ),
    ],
  },
  succession: {
    question: 'What happens when the Member dies or becomes incapacitated?',
    variants: [
      variant(
        'estate',
        'The estate or legal representative continues',
        'On the death or adjudicated incapacity of the Member, the Member’s personal representative or guardian becomes a member with all rights of the Member, as of that event. The Company continues and is not dissolved by it.',
      ),
      variant(
        'named',
        'A person named by the Member continues',
        'On the death or adjudicated incapacity of the Member, the person whom the Member has named in a signed writing kept with the Company’s records becomes a member with all rights of the Member, as of that event. If that person declines or no one is named, the personal representative or guardian becomes a member. The Company continues and is not dissolved by it.',
      ),
    ],
  },
  capital: {
    question: 'How are capital accounts kept?',
    variants: [
      variant(
        'full',
        'As the federal regulations describe',
        'The Company keeps a capital account for each Member in accordance with Treasury Regulations section 1.704-1(b)(2)(iv), and the provisions on minimum gain chargeback, qualified income offset and nonrecourse deductions of sections 1.704-1(b) and 1.704-2 are part of this Agreement.',
      ),
      variant(
        'light',
        'As the Company’s accountant keeps them',
        'The Company keeps a capital account for each Member, which is increased by contributions and allocated profit and reduced by distributions and allocated loss, by methods that the Company’s accountant applies consistently from year to year.',
      ),
    ],
  },
  taxDistributions: {
    question: 'Does the Company distribute money for the Members’ taxes?',
    variants: [
      variant(
        'with',
        'With tax distributions',
        'To the extent of available cash, and as far as the law allows, the Company distributes to the Members by their Percentage Interests within 90 days after each fiscal year what is needed for the income taxes on profit allocated to them, at one assumed rate that is the same for all. Such distributions are advances on later ones.',
      ),
      variant(
        'without',
        'Without tax distributions',
        'The Company is not required to make distributions for the taxes of the Members.',
      ),
    ],
  },
  voting: {
    question: 'How are votes of the Members counted?',
    variants: [
      variant(
        'share',
        'By Percentage Interest',
        'Each Member has votes in proportion to the Member’s Percentage Interest. A majority means Members who hold more than half of all Percentage Interests.',
      ),
      variant(
        'head',
        'One vote for each Member',
        'Each Member has one vote, whatever the Member’s Percentage Interest. A majority means more than half of the Members.',
      ),
    ],
  },
  authority: {
    question: 'Who may bind the Company?',
    variants: [
      variant(
        'each',
        'Each alone',
        'In the ordinary course of business each Member, or each Manager if the Company has Managers, may sign for the Company alone.',
      ),
      variant(
        'two',
        'Any two together',
        'A contract, payment or other act binds the Company if two Members, or two Managers if the Company has Managers, sign together. Where there is only one, that one signs alone.',
      ),
    ],
  },
  duties: {
    question: 'Which duties do those who manage have?',
    variants: [
      variant(
        'statute',
        'As the law provides',
        'Those who manage the Company have the duties of loyalty, care, good faith and fair dealing that the Act provides.',
      ),
      variant(
        'reduced',
        'Reduced as far as the law allows',
        'To the extent that the Act permits, those who manage the Company have no fiduciary duties other than the duty not to act in bad faith, with willful misconduct or in knowing violation of law. The implied covenant of good faith and fair dealing is not excluded.',
      ),
    ],
  },
  business: {
    question: 'May Members have other businesses?',
    variants: [
      variant(
        'free',
        'Yes, even if they compete',
        'A Member may have any other business, including one that competes with the Company, and owes the Company no part of it.',
      ),
      variant(
        'bound',
        'No competing business; confidentiality',
        'While a Member and for one year after, no Member competes with the Company or uses or discloses its confidential information, as far as the law of the Member’s residence allows such a promise. Work that a Member makes for the Company belongs to the Company.',
      ),
    ],
  },
  transfer: {
    question: 'When may a Member transfer an interest?',
    variants: [
      variant(
        'strict',
        'Only with the consent of all other Members',
        'A Member may transfer an interest, in whole or in part, only with the prior written consent of all other Members. A transfer without it is void.',
      ),
      variant(
        'moderate',
        'After the other Members have declined; freely to family and trusts',
        'A Member who has an offer for an interest first offers it in writing to the other Members on the same terms, who may accept within 30 days in proportion to their Percentage Interests. What they do not take may be transferred on those terms within 60 days. A Member may transfer without an offer to a spouse, a descendant or a trust for them. A transferee is admitted as a member only with the consent of a majority of the other Members.',
      ),
    ],
  },
  price: {
    question: 'At what price is an interest bought after a Member leaves?',
    variants: [
      variant(
        'book',
        'Book value',
        'The price is the Member’s Percentage Interest of the Company’s net book value at the end of the month before the event, as the Company’s accountant determines it.',
      ),
      variant(
        'appraisal',
        'Appraisal',
        'The price is the fair market value of the interest, without discounts, as determined by an independent appraiser whom both sides name. If they do not agree within 30 days, each names one, and those two name a third who decides.',
      ),
      variant(
        'formula',
        'A multiple of earnings',
        'The price is the Member’s Percentage Interest of three times the average yearly net profit of the last three full fiscal years, or of as many as there are, and not less than the Member’s capital account.',
      ),
    ],
  },
  deadlock: {
    question: 'What happens when the Members cannot agree?',
    variants: [
      variant(
        'mediation',
        'Mediation',
        'If a matter that needs the Members’ approval is not decided within 30 days after it was first put to a vote, the Members attempt in good faith to settle it with a mediator before any of them goes to court.',
      ),
      variant(
        'buySell',
        'Mediation, then an offer to buy or sell',
        'If a matter that needs the Members’ approval is not decided within 60 days and mediation fails, any Member may offer in writing one price for each percent of interest. Within 30 days the others either sell at that price or buy the offering Member’s interest at it.',
      ),
      variant(
        'dissolution',
        'Mediation, then dissolution',
        'If a matter that needs the Members’ approval is not decided within 60 days and mediation fails, Members who hold half or more of the Percentage Interests may dissolve the Company.',
      ),
    ],
  },
  shareholderConsent: {
    question: 'Which consent in writing replaces a meeting of shareholders?',
    variants: [
      variant(
        'unanimous',
        'Of all shareholders',
        'Any action of the shareholders may be taken without a meeting if all shareholders who are entitled to vote consent to it in writing.',
      ),
      variant(
        'majority',
        'Of as many as a meeting would need, where the law allows',
        'Any action of the shareholders may be taken without a meeting, to the extent that the law and the charter of the Corporation allow, if holders of shares with at least the votes that a meeting would need consent to it in writing. The others are notified promptly. Elsewhere the consent of all is needed.',
      ),
    ],
  },
  shareCertificates: {
    question: 'Are shares represented by certificates?',
    variants: [
      variant(
        'none',
        'No certificates',
        'Shares are not represented by certificates. The Corporation sends each holder a written notice with the information that a certificate would state.',
      ),
      variant(
        'certificates',
        'Certificates',
        'Shares are represented by numbered certificates signed by two officers, or by one who holds both offices, whose signatures may be facsimiles.',
      ),
    ],
  },
  vesting: {
    question: 'Do the shares vest?',
    variants: [
      variant('none', 'No vesting', 'The Shares are fully vested when they are issued.'),
      variant(
        'four',
        'Over four years, after a first year',
        'One fourth of the Shares vests one year after the day of this Agreement and one forty-eighth each month after that while the Purchaser serves the Corporation. The Corporation may repurchase unvested Shares at the price paid within 90 days after the service ends. A choice under section 83(b) of the Internal Revenue Code must reach the Internal Revenue Service within 30 days after the transfer of the Shares; that day is never extended.',
      ),
    ],
  },
} as const satisfies Readonly<Record<string, Question>>

export type ChoiceName = keyof typeof QUESTIONS

export const CHOICE_NAMES: readonly ChoiceName[] = Object.keys(QUESTIONS).filter(
  (name): name is ChoiceName => name in QUESTIONS,
)

/** The clause that was chosen; with none chosen, all of them with boxes. */
export function chosen(
  choices: Readonly<Record<string, string>>,
  name: ChoiceName,
  law: string | null = null,
): Clause {
  const { question, variants } = QUESTIONS[name]
  const value = choices[name]
  const one = variants.find((each) => each.value === value)
  return one?.text ?? { question, law, variants }
}
