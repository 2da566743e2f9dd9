import type { PayloadRequest } from 'payload'

import { DataTable } from '@/src/admin/kit/ui/DataTable'
import { EmptyState } from '@/src/admin/kit/ui/EmptyState'
import { NEW_FOLLOW_UP } from '@/src/domain/marketing/follow-up-input'
import { FOLLOW_UP_TRIGGERS } from '@/src/domain/marketing/template-types'
import { plural } from '@/src/domain/vocabulary/plural'
import { idOf } from '@/src/domain/vocabulary/relation'
import type { EmailTemplate, FollowupCampaign } from '@/src/payload-types'

import { activeColumn } from '../templates/active-column'
import { templateRows } from '../templates/template-rows'
import { FollowUpForm } from './FollowUpForm'

type Templates = readonly EmailTemplate[]

const activeOf = (templates: Templates) =>
  Object.fromEntries(templates.filter(({ isActive }) => isActive).map(({ id, name }) => [id, name]))

/** The button that makes a follow-up, with the templates that it may send. */
export async function NewFollowUp({ req }: { req: PayloadRequest }) {
  const templates = activeOf(await templateRows(req))
  const [first = ''] = Object.keys(templates)
  return (
    <FollowUpForm
      fresh={{ ...NEW_FOLLOW_UP, emailTemplate: first }}
      shown={null}
      templates={templates}
    />
  )
}

function Edit({ followUp, templates }: { followUp: FollowupCampaign; templates: Templates }) {
  const { id, name, description, triggerEvent, delayHours, isActive, updatedAt } = followUp
  const own = templates.find((one) => one.id === idOf(followUp.emailTemplate))
  const offered = { ...activeOf(templates), ...(own && { [own.id]: own.name }) }
  const values = {
    name,
    description: description ?? '',
    triggerEvent,
    delayHours,
    emailTemplate: own?.id ?? '',
    isActive: isActive ?? false,
  }
  return (
    <FollowUpForm
      fresh={values}
      key={updatedAt}
      shown={{ id, name, version: updatedAt, values }}
      templates={offered}
    />
  )
}

type Props = { readonly req: PayloadRequest; readonly mayChange: boolean }

/** What is mailed by itself, after what, and how long after. */
export async function FollowUpList({ req, mayChange }: Props) {
  const { docs } = await req.payload.find({
    collection: 'followupCampaigns',
    sort: '-createdAt',
    limit: 200,
    pagination: false,
    depth: 0,
    overrideAccess: false,
    req,
  })
  const templates = await templateRows(req)
  return (
    <DataTable
      columns={[
        {
          key: 'name',
          label: 'Campaign',
          phone: 'title',
          cell: ({ name, description }) => (
            <>
              <strong>{name}</strong>
              {description && <small className="admin-sub">{description}</small>}
            </>
          ),
        },
        {
          key: 'trigger',
          label: 'Trigger',
          phone: 'left',
          cell: ({ triggerEvent, delayHours }) => (
            <>
              {FOLLOW_UP_TRIGGERS[triggerEvent]}
              <small className="admin-sub">{`${plural(delayHours, 'hour')} later`}</small>
            </>
          ),
        },
        {
          key: 'template',
          label: 'Email template',
          cell: ({ emailTemplate }) => {
            const template = templates.find(({ id }) => id === idOf(emailTemplate))
            return (
              <div>
                {template?.name ?? '–'}
                <small className="admin-sub">
                  {template?.isActive ? template.subject : 'Inactive: nothing is sent'}
                </small>
              </div>
            )
          },
        },
        activeColumn<FollowupCampaign>('/api/follow-ups', mayChange),
        {
          key: 'edit',
          label: '',
          end: true,
          phone: 'right',
          cell: (followUp) => mayChange && <Edit followUp={followUp} templates={templates} />,
        },
      ]}
      empty={
        <EmptyState>
          No follow-ups yet. Create one to email people who stop before they buy.
        </EmptyState>
      }
      isWhole
      keyOf={({ id }) => id}
      label="Follow-up campaigns"
      rows={docs}
    />
  )
}
