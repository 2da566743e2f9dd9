import { diffLines } from 'diff'
import type { PayloadRequest } from 'payload'
import { can } from '@/src/access/actions'
import { PageHeader, ViewOnly } from '@/src/admin/kit/page/PageHeader'
import { askedId, screenView, type ViewContext } from '@/src/admin/kit/page/screen-view'
import { addressWith, adminHref } from '@/src/admin/kit/screens/admin-href'
import { Moment } from '@/src/admin/kit/time/When'
import { EmptyState, LinkButton, Section } from '@/src/admin/kit/ui/parts'
import { NEW_TEMPLATE } from '@/src/domain/marketing/template-input'
import type { EmailTemplate } from '@/src/payload-types'
import { findWritten, previewLeads, templateVersions } from '@/src/queries/marketing/campaigns'
import { DeleteTemplate } from './DeleteTemplate'
import { TemplateEditor } from './TemplateEditor'
import { writingOf } from './writing'

const SHOWN = 10

type Text = Pick<EmailTemplate, 'subject' | 'content'>

const textOf = ({ subject, content }: Text) => `Subject: ${subject}\n${content}\n`

/** What changed from one version to the next: lines that came and lines that went, and little around them. */
function Changes({ from, to }: { from: Text; to: Text }) {
  const parts = diffLines(textOf(from), textOf(to)).filter(({ added, removed }) => added || removed)
  if (parts.length === 0)
    return <p className="m-0 mt-1 text-muted text-xs">Only its name, type or status.</p>
  return (
    <pre
      className="max-h-130 m-0 p-3 overflow-auto border border-line rounded-ui bg-surface text-xs leading-4.5 whitespace-pre-wrap wrap-anywhere"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolled area must be reachable by keyboard
      tabIndex={0}
    >
      {parts.map(({ value, added }, index) =>
        added ? (
          <ins
            className="block ps-2 border-l-3 border-good no-underline before:content-['+_']"
            // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no other name
            key={index}
          >
            {value}
          </ins>
        ) : (
          <del
            className="block ps-2 border-l-3 border-bad text-muted no-underline before:content-['−_']"
            // biome-ignore lint/suspicious/noArrayIndexKey: as above
            key={index}
          >
            {value}
          </del>
        ),
      )}
    </pre>
  )
}

async function TemplateVersions({ req, id }: { req: PayloadRequest; id: string }) {
  const docs = await templateVersions(req, id, SHOWN + 1)
  const pairs = docs.slice(0, SHOWN).map((newer, index) => ({ newer, older: docs[index + 1] }))
  return (
    <Section description="The last ten versions, the newest first." id="versions" title="Versions">
      {pairs.length === 0 && <EmptyState isSmall>No versions yet.</EmptyState>}
      <ol className="grid gap-3 m-0 p-0 list-none">
        {pairs.map(({ newer, older }) => (
          <li key={newer.id}>
            <h3 className="m-0 mb-1 text-sm">
              <Moment at={newer.updatedAt} />
            </h3>
            {older ? (
              <Changes from={older.version} to={newer.version} />
            ) : (
              <p className="m-0 mt-1 text-muted text-xs">The first version that is kept.</p>
            )}
          </li>
        ))}
      </ol>
    </Section>
  )
}

const PLACES = {
  emailTemplate: {
    change: 'changeEmailTemplates',
    at: '/api/marketing',
    needs: 'manage_email',
    list: adminHref('emailTemplates'),
  },
  followupTemplate: {
    change: 'changeFollowUpTemplates',
    at: '/api/follow-ups',
    needs: 'manage_followups',
    list: addressWith(adminHref('followups'), {}, { tab: 'templates' }),
  },
} as const

type Place = keyof typeof PLACES

type Props = { readonly context: ViewContext; readonly place: Place }

/** The page of a template below one of the two screens that list them. */
async function Template({ context: { req, search }, place }: Props) {
  const { change, at, needs, list } = PLACES[place]
  const grant = await can(req, change)
  const id = askedId(search)
  const found = await findWritten(req, 'emailTemplates', id)
  if (id && !found) {
    return (
      <EmptyState action={<LinkButton href={adminHref(place)}>New template</LinkButton>}>
        This template no longer exists.
      </EmptyState>
    )
  }
  const { name, subject, templateType, isActive, ...written } = found ?? NEW_TEMPLATE
  return (
    <div className="[&_.admin-tabs]:mb-4 [&>.status-pill]:mb-4">
      <PageHeader
        actions={
          grant &&
          found && (
            <DeleteTemplate list={list} name={found.name} path={`${at}/templates/${found.id}`} />
          )
        }
        description={found?.name ?? 'A new email template'}
        screen={place}
      />
      {!grant && <ViewOnly permission={needs} />}
      <TemplateEditor
        at={at}
        id={found?.id ?? null}
        key={`${found?.id} ${found?.updatedAt}`}
        leads={await previewLeads(req)}
        mayChange={grant !== null}
        page={adminHref(place)}
        values={{
          name,
          subject,
          ...writingOf(written),
          templateType,
          isActive: isActive ?? false,
        }}
        version={found?.updatedAt ?? null}
      />
      {found && <TemplateVersions id={found.id} req={req} />}
    </div>
  )
}

export const TemplateScreen = screenView('emailTemplate', ({ context }) => (
  <Template context={context} place="emailTemplate" />
))

export const FollowUpTemplateScreen = screenView('followupTemplate', ({ context }) => (
  <Template context={context} place="followupTemplate" />
))
