import { Section } from '@/src/admin/kit/ui/Section'

import { EndSession } from './EndSession'
import type { PersonFacts } from './person-facts'

/** Where someone is signed in. */
export function SessionsPart({ facts: { user, sessions, can } }: { facts: PersonFacts }) {
  return (
    <Section
      aside={can.end && sessions.length > 1 && <EndSession grant={can.end} user={user.id} />}
      id="sessions"
      title="Sessions"
    >
      {sessions.length === 0 ? (
        <p className="admin-sub">Not signed in anywhere.</p>
      ) : (
        <ul className="person-list">
          {sessions.map(({ id, browser, beganAt, began, lastSeen }) => (
            <li key={id}>
              <span>
                {browser}
                <small className="admin-sub">
                  Signed in <time dateTime={beganAt}>{began}</time>
                  {lastSeen && <span>{`, last used ${lastSeen}`}</span>}
                </small>
              </span>
              {can.end && (
                <EndSession
                  grant={can.end}
                  name={`${browser}, signed in ${began}`}
                  session={id}
                  user={user.id}
                />
              )}
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}
