'use client'

import { Download } from 'lucide-react'
import { useRouter } from 'next/navigation'

import { Day, Moment } from '@/src/admin/kit/time/When'
import { SendButton } from '@/src/admin/kit/ui/edit/SendButton'
import { SideDrawer } from '@/src/admin/kit/ui/edit/SideDrawer'
import { Facts } from '@/src/admin/kit/ui/Facts'
import { Notice } from '@/src/admin/kit/ui/Notice'
import type { ApplicationRecord } from '@/src/queries/careers/application'
import type { Assignee } from '@/src/services/platform/staff-holding'
import { AlsoSent } from './AlsoSent'
import { ApplicationControls } from './ApplicationControls'
import { ApplicationNotes } from './ApplicationNotes'
import { DeleteApplication } from './DeleteApplication'

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

/** Who applied, what they sent, and what staff make of it. */
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
          {mayChange && <DeleteApplication application={application} done={close} />}
        </div>
      ) : (
        <p>This application does not exist. It may have been deleted.</p>
      )}
    </SideDrawer>
  )
}
