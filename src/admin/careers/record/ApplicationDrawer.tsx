'use client'

import { Download } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { Fragment, useState } from 'react'
import { RejectDialog } from '@/src/admin/careers/record/RejectDialog'
import { Stars } from '@/src/admin/careers/record/Stars'
import { FormRow, NamedOptions, Options } from '@/src/admin/kit/form/inputs'
import { NoteForm } from '@/src/admin/kit/form/NoteForm'
import { StatusOptions, TonePill } from '@/src/admin/kit/status/pills'
import { Day, Moment } from '@/src/admin/kit/time/When'
import { SendButton, useOptimisticAction } from '@/src/admin/kit/ui/actions'
import { deletionOf } from '@/src/admin/kit/ui/deletion'
import { AskButton, SideDrawer } from '@/src/admin/kit/ui/dialogs'
import { Facts, Notice, PageLink } from '@/src/admin/kit/ui/parts'
import { noteInput } from '@/src/domain/careers/application-change'
import { isStage, STAGES, type Stage } from '@/src/domain/careers/stages'
import type { ApplicationRecord } from '@/src/queries/careers/application'
import type { Assignee } from '@/src/services/platform/staff-holding'

type ApplicationControlsProps = {
  readonly application: ApplicationRecord
  readonly mayChange: boolean
  readonly people: readonly Assignee[]
}

const RATINGS = { '': 'Not rated', 5: '5 of 5', 4: '4 of 5', 3: '3 of 5', 2: '2 of 5', 1: '1 of 5' }

/** What those see who may look and change nothing. */
const Shown = ({
  application: { stage, rating, ownerName },
}: Pick<ApplicationControlsProps, 'application'>) => (
  <Facts
    facts={[
      ['Stage', <TonePill key="stage" tone={STAGES[stage].tone}>{STAGES[stage].label}</TonePill>], // biome-ignore format: one line
      ['Rating', rating && <Stars rating={rating} />],
      ['Owner', ownerName],
    ]}
  />
)

function ApplicationControls({ application, mayChange, people }: ApplicationControlsProps) {
  const { id, name, stage, rating, owner } = application
  const [isRejecting, setRejecting] = useState(false)
  const path = `/api/applications/${id}` as const
  const moved = useOptimisticAction<Stage>(stage)
  const rated = useOptimisticAction(String(rating ?? ''))
  const owned = useOptimisticAction(owner ?? '')
  if (!mayChange) return <Shown application={application} />
  const move = (to: string) => {
    if (!isStage(to) || to === stage) return
    if (to === 'rejected') return setRejecting(true)
    void moved.run({
      to,
      path: `${path}/move`,
      body: { stage: to, seen: stage },
      undoPath: `${path}/move`,
    })
  }
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(128px,1fr))] items-start gap-3 [&_.admin-form-row]:mb-0 [&_.status-select]:w-full [&_.status-select]:min-h-10 [&_.status-select]:text-[inherit]">
      <div>
        <span className="block mb-1 font-semibold">Stage</span>
        <StatusOptions
          name={name}
          onChoose={move}
          shown={moved.shown}
          status={stage}
          statuses={STAGES}
        />
      </div>
      <div className="kit-form">
        <FormRow label="Rating">
          {(control) => (
            <select
              {...control}
              onChange={({ target: { value } }) =>
                void rated.run({
                  to: value,
                  path: `${path}/rating`,
                  body: { rating: value ? Number(value) : null },
                })
              }
              value={rated.shown}
            >
              <Options of={RATINGS} />
            </select>
          )}
        </FormRow>
      </div>
      <div className="kit-form">
        <FormRow label="Owner">
          {(control) => (
            <select
              {...control}
              onChange={({ target: { value } }) =>
                void owned.run({ to: value, path: `${path}/owner`, body: { owner: value || null } })
              }
              value={owned.shown}
            >
              <option value="">No owner</option>
              <NamedOptions of={people} />
            </select>
          )}
        </FormRow>
      </div>
      {isRejecting && (
        <RejectDialog
          application={application}
          done={() => setRejecting(false)}
          onClose={() => setRejecting(false)}
        />
      )}
    </div>
  )
}

type Props = {
  /** Null where there is none, or none any more. */
  readonly application: ApplicationRecord | null
  /** The screen without it. */
  readonly back: string
  readonly mayChange: boolean
  readonly people: readonly Assignee[]
}

const cvHref = (filename: string) => `/api/jobApplications/file/${encodeURIComponent(filename)}`

function Sent({ application, back }: Pick<Props, 'back'> & { application: ApplicationRecord }) {
  const { email, phone, opening, appliedAt, deleteAfter, cv, answers, coverLetter } = application
  const { others } = application
  return (
    <>
      {cv && (
        <a
          className="inline-flex items-center gap-2 justify-self-start min-h-8 font-semibold"
          download
          href={cvHref(cv)}
        >
          <Download aria-hidden size={14} />
          Download CV
        </a>
      )}
      <Facts
        facts={[
          ['Position', opening],
          ['Email', <a href={`mailto:${email}`} key="email">{email}</a>], // biome-ignore format: one line
          ['Phone', phone && <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>{phone}</a>],
          ['Applied', <Moment at={appliedAt} key="applied" />],
          ['Also sent', others.length > 0 && <AlsoSent back={back} key="others" others={others} />],
          ['Deleted after', deleteAfter && <Day at={deleteAfter} />],
        ]}
      />
      {answers.length > 0 && (
        <section aria-labelledby="application-answers">
          <h3 id="application-answers">Answers</h3>
          <dl className="m-0">
            {answers.map(({ question, answer }) => (
              <div className="py-1.5 border-b border-line-soft" key={question}>
                <dt className="text-muted">{question}</dt>
                <dd className="m-0 whitespace-pre-wrap wrap-anywhere">{answer}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      {coverLetter && (
        <section aria-labelledby="application-letter">
          <h3 id="application-letter">Letter</h3>
          <p className="m-0 whitespace-pre-wrap wrap-anywhere">{coverLetter}</p>
        </section>
      )}
    </>
  )
}

export function ApplicationDrawer({ application, back, mayChange, people }: Props) {
  const router = useRouter()
  const close = () => router.replace(back, { scroll: false })
  return (
    <SideDrawer
      isOpen
      onOpen={(isOpen) => !isOpen && close()}
      title={application?.name ?? 'Application'}
    >
      {application ? (
        <div className="grid gap-4.5 [&_h3]:m-0 [&_h3]:mb-2 [&_h3]:text-base [&>button]:justify-self-start">
          {application.mailAt && (
            <Notice
              action={
                mayChange && (
                  <SendButton
                    busyLabel="Stopping…"
                    path={`/api/applications/${application.id}/stop-email`}
                  >
                    Stop email
                  </SendButton>
                )
              }
              tone="warning"
            >
              {'The rejection email is sent on '}
              <Moment at={application.mailAt} />.
            </Notice>
          )}
          <ApplicationControls application={application} mayChange={mayChange} people={people} />
          <Sent application={application} back={back} />
          <ApplicationNotes application={application} mayChange={mayChange} />
          {mayChange && (
            <AskButton
              {...deletionOf('application')}
              button="Delete application"
              path={`/api/applications/${application.id}/remove`}
              title={`Delete the application of ${application.name}?`}
              to={back}
            >
              <p>
                The application, its CV, notes and emails are deleted now. You cannot restore them.
              </p>
            </AskButton>
          )}
        </div>
      ) : (
        <p>This application does not exist. It may have been deleted.</p>
      )}
    </SideDrawer>
  )
}

type AlsoSentProps = {
  readonly others: ApplicationRecord['others']
  /** The screen with nothing open. */
  readonly back: string
}

/**
 * What else came from the address for the position. Anyone can type an address: which of them are
 * the person’s own is for staff to judge.
 */
function AlsoSent({ others, back }: AlsoSentProps) {
  const open = `${back}${back.includes('?') ? '&' : '?'}open=`
  return others.map(({ id, name, at }, index) => (
    <Fragment key={id}>
      {index > 0 && <br />}
      <PageLink href={`${open}${id}`} scroll={false}>
        {name}, <Moment at={at} />
      </PageLink>
    </Fragment>
  ))
}

type ApplicationNotesProps = {
  readonly application: ApplicationRecord
  readonly mayChange: boolean
}

function ApplicationNotes({ application: { id, notes }, mayChange }: ApplicationNotesProps) {
  return (
    <section aria-labelledby="application-notes">
      <h3 id="application-notes">Notes</h3>
      {notes.length === 0 && <p className="m-0 text-muted">No notes yet.</p>}
      <ul className="grid gap-2 m-0 mb-3 p-0 list-none">
        {notes.map(({ text, author, at }) => (
          <li key={at}>
            <p className="m-0 whitespace-pre-wrap wrap-anywhere">{text}</p>
            <small className="text-muted">
              {author}, <Moment at={at} />
            </small>
          </li>
        ))}
      </ul>
      {mayChange && (
        <NoteForm
          draft={`application-note:${id}`}
          label="Note"
          path={`/api/applications/${id}/notes`}
          refused="Note not added."
          schema={noteInput}
          success="Note added"
        />
      )}
    </section>
  )
}
