import type { PayloadRequest } from 'payload'

import { adminHref } from '@/src/admin/kit/screens/admin-href'
import { Moment } from '@/src/admin/kit/time/When'
import { Facts } from '@/src/admin/kit/ui/Facts'
import { count } from '@/src/admin/kit/ui/format'
import { LinkButton } from '@/src/admin/kit/ui/LinkButton'
import { Section } from '@/src/admin/kit/ui/Section'
import { plural } from '@/src/domain/vocabulary/plural'
import { type SystemFacts, systemFacts } from '@/src/queries/content/system-facts'

const STEPS = ['bytes', 'KB', 'MB', 'GB', 'TB']

/** `12.4 MB`. */
function size(bytes: number): string {
  const step = Math.min(
    STEPS.length - 1,
    bytes < 1 ? 0 : Math.floor(Math.log(bytes) / Math.log(1024)),
  )
  const value = bytes / 1024 ** step
  return `${step === 0 ? count(value) : value.toFixed(1)} ${STEPS[step]}`
}

function mailWords({ waiting, held, failed }: SystemFacts['mail']): string {
  const parts = [
    failed > 0 && `${count(failed)} not delivered`,
    held > 0 && `${count(held)} kept here (no mail server)`,
    waiting > 0 && `${count(waiting)} waiting to be sent`,
  ]
  return parts.filter(Boolean).join(', ') || 'Everything has been sent'
}

/** What this installation is made of, looked up now. */
export async function SystemInfo({ req }: { req: PayloadRequest }) {
  const facts = await systemFacts(req)
  return (
    <Section
      aside={<LinkButton href={adminHref('dashboard')}>System status</LinkButton>}
      description="As of now."
      id="system"
      title="System info"
    >
      <Facts
        facts={[
          ['Version', facts.version],
          ['Database', size(facts.databaseBytes)],
          ['Files', `${plural(facts.files, 'file')}, ${size(facts.fileBytes)}`],
          ['Stored in', facts.filesPlace],
          ['Time zone', facts.timeZone.replaceAll('_', ' ')],
          ['Mail', mailWords(facts.mail)],
          [
            'Background worker',
            facts.workerAt ? (
              <>
                {'Last job finished '}
                <Moment at={facts.workerAt} />
              </>
            ) : (
              'Has not run yet'
            ),
          ],
        ]}
      />
    </Section>
  )
}
