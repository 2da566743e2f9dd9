import { diffLines } from 'diff'
import type { PayloadRequest } from 'payload'

import { Moment } from '@/src/admin/kit/time/When'
import { EmptyState } from '@/src/admin/kit/ui/EmptyState'
import { Section } from '@/src/admin/kit/ui/Section'
import type { EmailTemplate } from '@/src/payload-types'

const SHOWN = 10

type Text = Pick<EmailTemplate, 'subject' | 'content'>

const textOf = ({ subject, content }: Text) => `Subject: ${subject}\n${content}\n`

/** What changed from one version to the next: lines that came and lines that went, and little around them. */
function Changes({ from, to }: { from: Text; to: Text }) {
  const parts = diffLines(textOf(from), textOf(to)).filter(({ added, removed }) => added || removed)
  if (parts.length === 0) return <p className="marketing-note">Only its name, type or status.</p>
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolled area must be reachable by keyboard
    <pre className="marketing-diff" tabIndex={0}>
      {parts.map(({ value, added }, index) =>
        added ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no other name
          <ins key={index}>{value}</ins>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          <del key={index}>{value}</del>
        ),
      )}
    </pre>
  )
}

/** The versions of a template, the newest first, each with what it changed. */
export async function TemplateVersions({ req, id }: { req: PayloadRequest; id: string }) {
  const { docs } = await req.payload.findVersions({
    collection: 'emailTemplates',
    where: { parent: { equals: id } },
    sort: '-updatedAt',
    limit: SHOWN + 1,
    depth: 0,
    overrideAccess: false,
    req,
  })
  const pairs = docs.slice(0, SHOWN).map((newer, index) => ({ newer, older: docs[index + 1] }))
  return (
    <Section description="The last ten versions, the newest first." id="versions" title="Versions">
      {pairs.length === 0 && <EmptyState isSmall>No versions yet.</EmptyState>}
      <ol className="marketing-versions">
        {pairs.map(({ newer, older }) => (
          <li key={newer.id}>
            <h3>
              <Moment at={newer.updatedAt} />
            </h3>
            {older ? (
              <Changes from={older.version} to={newer.version} />
            ) : (
              <p className="marketing-note">The first version that is kept.</p>
            )}
          </li>
        ))}
      </ol>
    </Section>
  )
}
