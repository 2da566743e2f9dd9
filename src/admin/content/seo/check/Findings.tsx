import { Link } from '@payloadcms/ui'

import { type Column, DataTable } from '@/src/admin/kit/ui/DataTable'
import { EmptyState } from '@/src/admin/kit/ui/EmptyState'
import { Section } from '@/src/admin/kit/ui/Section'
import {
  FINDING_KINDS,
  type Finding,
  type FindingKind,
  KIND_NAMES,
} from '@/src/domain/content/seo/finding-kinds'
import { plural } from '@/src/domain/vocabulary/plural'

import { mendOf } from './mend'

const MOST = 100

const COLUMNS: readonly Column<Finding>[] = [
  {
    key: 'page',
    label: 'Page',
    phone: 'title',
    cell: ({ path }) => (
      <a href={path} rel="noopener" target="_blank">
        {path}
      </a>
    ),
  },
  {
    key: 'finding',
    label: 'Finding',
    cell: ({ detail }) => <span className="seo-finding">{detail}</span>,
  },
  {
    key: 'mend',
    label: 'Mend',
    phone: 'aside',
    cell: (finding) => {
      const { label, href } = mendOf(finding)
      return (
        <Link aria-label={`${label}: ${finding.path}`} href={href} prefetch={false}>
          {label}
        </Link>
      )
    },
  },
]

type Props = { readonly kind: FindingKind; readonly findings: readonly Finding[] }

function Kind({ kind, findings }: Props) {
  const { label, advice } = FINDING_KINDS[kind]
  const more = findings.length - MOST
  return (
    <Section description={advice} id={`found-${kind}`} title={`${label}: ${findings.length}`}>
      <DataTable
        columns={COLUMNS}
        isWhole
        keyOf={({ path, detail }) => `${path} ${detail}`}
        label={label}
        rows={findings.slice(0, MOST)}
      />
      {more > 0 && <p className="seo-note">{`And ${plural(more, 'more finding')}.`}</p>}
    </Section>
  )
}

/** What a check found, by kind; or that there was nothing. */
export function Findings({ findings }: { findings: readonly Finding[] }) {
  if (findings.length === 0) return <EmptyState>Nothing to mend. The site is in order.</EmptyState>
  return KIND_NAMES.map((kind) => {
    const ofKind = findings.filter((one) => one.kind === kind)
    return ofKind.length > 0 && <Kind findings={ofKind} key={kind} kind={kind} />
  })
}
