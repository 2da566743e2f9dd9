import { MAIL_TOPIC_NAMES, MAIL_TOPICS, type MailTopic } from '@/src/domain/mail/mail-preferences'
import { Button } from '@/src/storefront/ui/button'
import { Checkbox } from '@/src/storefront/ui/forms/checkbox'
import { Container } from '@/src/storefront/ui/layout'
import { Notice } from '@/src/storefront/ui/notice'

type Props = {
  /** Whose link it is, as its address says it. */
  readonly query: string
  readonly topics: readonly MailTopic[]
  /** What was done just before, as the address says it. */
  readonly done: unknown
}

const DONE: Readonly<Record<string, { readonly title: string; readonly words: string }>> = {
  unsubscribed: {
    title: 'You are unsubscribed',
    words: 'We won’t send you any more marketing email. Emails about your orders still arrive.',
  },
  saved: {
    title: 'Your preferences are saved',
    words: 'They apply from the next email on.',
  },
}

/** One button that ends it all, and beneath it a choice. It works without any script. */
export function MailPreferencesPage({ query, topics, done }: Props) {
  const said = typeof done === 'string' ? DONE[done] : undefined
  const address = `/api/mail/preferences?${query}`
  const isOut = done === 'unsubscribed'
  return (
    <Container className="py-10 lg:py-16" width="form">
      <h1 className="heading text-2xl">Email preferences</h1>
      {said && (
        <Notice className="mt-6" live title={said.title} tone="success">
          {said.words}
        </Notice>
      )}
      {!isOut && (
        <form action={address} className="mt-6" method="post">
          <p className="text-muted">
            Stop all marketing email from us with one click. Emails about your orders and your
            account still arrive.
          </p>
          <input name="do" type="hidden" value="unsubscribe" />
          <Button className="mt-5" type="submit">
            Unsubscribe
          </Button>
        </form>
      )}
      <form action={address} className="mt-10 border-t border-border pt-8" method="post">
        <h2 className="heading text-xl">
          {isOut ? 'Changed your mind?' : 'Or choose what we send'}
        </h2>
        <input name="do" type="hidden" value="choose" />
        <div className="mt-5 flex flex-col gap-5">
          {MAIL_TOPIC_NAMES.map((topic) => (
            <Checkbox
              defaultChecked={!isOut && topics.includes(topic)}
              help={MAIL_TOPICS[topic].help}
              id={`topic-${topic}`}
              key={topic}
              label={MAIL_TOPICS[topic].label}
              name="topic"
              value={topic}
            />
          ))}
        </div>
        <Button className="mt-6" type="submit" variant="secondary">
          Save preferences
        </Button>
      </form>
    </Container>
  )
}

/** Stands in place of email preferences when a link isn't whole: no button of theirs would do anything. */
export function BrokenMailLink() {
  return (
    <Container className="py-10 lg:py-16" width="form">
      <h1 className="heading text-2xl">Email preferences</h1>
      <Notice className="mt-6" title="This link isn’t valid" tone="warning">
        Nothing was changed. Open the link in your email again, or copy all of it. With an account,
        you can also change your emails in{' '}
        <a className="link" href="/dashboard/settings">
          your account settings
        </a>
        . If neither works,{' '}
        <a className="link" href="/support">
          write to us
        </a>{' '}
        and we’ll unsubscribe you.
      </Notice>
    </Container>
  )
}
