import type { CompanyAnswers } from '@/src/domain/filing/company-answers'
import { formatShares, parseShares } from '@/src/domain/filing/corporation'
import type { FilingAnswers, FilingMember } from '@/src/domain/filing/filing-answers'
import { formatPercent, parsePercent } from '@/src/domain/filing/ownership'
import { taxIdProblem } from '@/src/domain/filing/tax-id'
import {
  type FilingContext,
  type Missing,
  whatIsMissing,
} from '@/src/domain/filing/what-is-missing'

/** The answers as they are typed: a share, or their number, is text until it is a number. */
export type FilingForm = Omit<FilingAnswers, 'company' | 'members' | 'authorizedShares'> & {
  company: Omit<CompanyAnswers, 'issuedShares'> & { issuedShares: string }
  authorizedShares: string
  members: (Omit<FilingMember, 'ownershipBasisPoints'> & { ownership: string })[]
  taxId: string
}

export function formOf(answers: FilingAnswers): FilingForm {
  const members = answers.members.map(({ ownershipBasisPoints, ...member }) => ({
    ...member,
    contribution: member.contribution ?? '',
    signsBy: member.signsBy ?? '',
    signsByTitle: member.signsByTitle ?? '',
    ownership: ownershipBasisPoints > 0 ? formatPercent(ownershipBasisPoints) : '',
  }))
  const text = (shares: number | null) => (shares === null ? '' : formatShares(shares))
  return {
    ...answers,
    company: { ...answers.company, issuedShares: text(answers.company.issuedShares) },
    members,
    authorizedShares: text(answers.authorizedShares),
    partnershipRepresentative: answers.partnershipRepresentative ?? '',
    taxId: '',
  }
}

export function answersOf({
  taxId: _,
  company,
  members,
  authorizedShares,
  ...form
}: FilingForm): FilingAnswers {
  return {
    ...form,
    company: { ...company, issuedShares: parseShares(company.issuedShares) || null },
    managers: form.managers.map(({ name, address }) => ({
      name: name.trim(),
      address: address.trim(),
    })),
    officers: {
      president: form.officers.president.trim(),
      secretary: form.officers.secretary.trim(),
      treasurer: form.officers.treasurer.trim(),
    },
    authorizedShares: parseShares(authorizedShares) || null,
    members: members.map(({ ownership, name, address, ...member }) => ({
      ...member,
      name: name.trim(),
      address: address.trim(),
      ownershipBasisPoints: parsePercent(ownership) ?? 0,
    })),
  }
}

/** What is typed of a tax id, where it can be one of the chosen kind. */
export function wholeTaxId({ taxId, responsibleParty: { taxIdKind } }: FilingForm): string | null {
  if (!taxIdKind || taxIdKind === 'foreign' || taxId.trim() === '') return null
  return taxIdProblem(taxIdKind, taxId) === null ? taxId : null
}

type Context = Omit<FilingContext, 'hasTaxId'> & { readonly keptLast4: string | null }

/** Everything wrong with the form as it stands, in its order. */
export function problemsOf(form: FilingForm, { keptLast4, ...context }: Context): Missing[] {
  const { taxIdKind } = form.responsibleParty
  const typed = form.taxId.trim()
  const problem = typed && taxIdKind ? taxIdProblem(taxIdKind, typed) : null
  const hasTaxId = keptLast4 !== null || typed !== ''
  const missing = whatIsMissing(answersOf(form), { ...context, hasTaxId })
  return problem ? [...missing, { path: 'taxId', message: problem }] : missing
}

/** The id of the control that a path belongs to. */
export function idFor(path: string): string {
  return `filing-${path.replaceAll('.', '-')}`
}
