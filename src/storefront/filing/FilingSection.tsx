'use client'

import dynamic from 'next/dynamic'
import { companyRows } from '@/src/domain/filing/company-answers'
import { formatShares, OFFICERS, OFFICES, peopleTitles } from '@/src/domain/filing/corporation'
import type { FilingView } from '@/src/domain/filing/filing-view'
import { formatPercent } from '@/src/domain/filing/ownership'
import { maskTaxId } from '@/src/domain/filing/tax-id'
import { detailsTime } from '@/src/domain/orders/asked-details'
import type { Country } from '@/src/domain/vocabulary/places/countries'
import { AskedSection, useAsked } from './asked/AskedSection'
import { reopenFiling } from './filing-saver'

/** Only where the answers are still asked for. */
const FilingForm = dynamic(() => import('./FilingForm').then((module) => module.FilingForm))

type FilingSectionProps = {
  filing: FilingView
  countries: readonly Country[]
}

const SENT = {
  submitted: 'We submitted your filing with them. Write to us if something needs correcting.',
  open: 'We are preparing the filing. You can change them until we submit it.',
}

/** The formation details of an order: to be answered, sent, or submitted and fixed. */
export function FilingSection({ filing, countries }: FilingSectionProps) {
  const { view, take, reopen } = useAsked(filing, reopenFiling)
  return (
    <AskedSection
      id="formation-details"
      reopen={reopen}
      sentWords={SENT}
      summary={<FilingSummary view={view} countries={countries} />}
      title="Formation details"
      view={view}
      why={`We need these answers before we can file ${view.companyName ?? 'your company'} in ${view.state.name}. ${detailsTime('llc')}`}
    >
      <FilingForm view={view} countries={countries} onComplete={take} />
    </AskedSection>
  )
}

type Row = readonly [label: string, value: string]

function runBy({ companyType, answers }: FilingView): Row[] {
  const { members, managers, management, officers, authorizedShares } = answers
  if (companyType === 'corporation') {
    return [
      ['Authorized shares', authorizedShares === null ? '–' : formatShares(authorizedShares)],
      ...managers.map(
        ({ name, address }, index): Row => [
          managers.length > 1 ? `Director ${index + 1}` : 'Director',
          `${name} · ${address}`,
        ],
      ),
      ...OFFICES.map((office): Row => [OFFICERS[office], officers[office]]),
    ]
  }
  const managing = [...members.filter((one) => one.isManager), ...managers].map(({ name }) => name)
  return [['Run by', management === 'manager' ? `Managers: ${managing.join(', ')}` : 'Its owners']]
}

function rows(view: FilingView, countries: readonly Country[]): Row[] {
  const { answers, companyType, state, taxIdLast4 } = view
  const { members, registeredAgent: agent, responsibleParty: party } = answers
  const { owner } = peopleTitles(companyType)
  const nameOf = (code: string) => countries.find(({ value }) => value === code)?.label ?? code
  return [
    ...companyRows(answers.company, view),
    ...members.map(
      (one, index): Row => [
        members.length > 1 ? `${owner} ${index + 1}` : owner,
        [
          `${one.name}, ${formatPercent(one.ownershipBasisPoints)}%`,
          `${one.address}, ${nameOf(one.country)}`,
          ...(one.contribution ? [`contributes ${one.contribution}`] : []),
          ...(one.signsBy ? [`signs by ${one.signsBy}`] : []),
        ].join(' · '),
      ],
    ),
    ...(answers.partnershipRepresentative
      ? [['Partnership representative', answers.partnershipRepresentative] as const]
      : []),
    ...runBy(view),
    [
      'Registered agent',
      agent.kind === 'ours'
        ? 'Ours'
        : `${agent.name} · ${agent.address}, ${agent.city}, ${state.code} ${agent.zipCode}`,
    ],
    [
      'Responsible party',
      `${party.name} · ${taxIdLast4 ? `${party.taxIdKind?.toUpperCase()} ${maskTaxId(taxIdLast4)}` : 'foreign, no US number'}`,
    ],
  ]
}

/** The answers as they were sent. */
export function FilingSummary(props: { view: FilingView; countries: readonly Country[] }) {
  return (
    <dl className="grid gap-x-6 gap-y-3 text-sm sm:grid-cols-[10rem_1fr]">
      {rows(props.view, props.countries).map(([label, value]) => (
        <div key={label} className="contents">
          <dt className="text-muted">{label}</dt>
          <dd className="min-w-0 break-words max-sm:-mt-2">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
