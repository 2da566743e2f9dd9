import { Gutter } from '@payloadcms/ui'
import type { DocumentViewServerProps } from 'payload'

import { Crumbs } from '@/src/admin/kit/page/Crumbs'
import { TonePill } from '@/src/admin/kit/status/TonePill'
import { Notice } from '@/src/admin/kit/ui/Notice'
import { Section } from '@/src/admin/kit/ui/Section'
import { idOf } from '@/src/domain/vocabulary/relation'

import { BandPill } from '../BandPill'
import { OutcomeButton } from '../calls/OutcomeButton'
import '../leads.css'
import { partsOf } from '../lead-parts'
import { leadName } from '../list/lead-row'
import { conversionWords } from '../list/leads-list'
import { NoteForm } from '../NoteForm'
import { CallLink } from './CallLink'
import { LeadControls } from './LeadControls'
import { CallDetails, LeadDetails, ScoreDetails } from './LeadDetails'
import { LeadStory } from './LeadStory'
import { readLeadFacts } from './lead-facts'

/** One lead whole: who it is, how promising, what happened, and what staff do about it. */
export async function LeadView({ doc, initPageResult }: DocumentViewServerProps) {
  const facts = await readLeadFacts(initPageResult.req, String(doc.id))
  const { lead, change, staff, me, story, tomorrow } = facts
  const name = leadName(lead)
  const isKept = !lead.deletedAt
  return (
    <Gutter className="admin-page lead-view">
      <Crumbs name={name} screen="lead" />
      <header className="lead-head">
        <div className="record-head__line">
          <p className="record-head__number">{name}</p>
          <BandPill parts={partsOf(lead)} score={lead.score ?? 0} />
          <TonePill tone={lead.converted ? 'good' : 'neutral'}>{conversionWords(lead)}</TonePill>
          {lead.phone && <CallLink phone={lead.phone} />}
          {change && isKept && lead.phone && <OutcomeButton leadId={lead.id} tomorrow={tomorrow} />}
          {change && isKept && (
            <LeadControls
              converted={lead.converted}
              grant={change}
              hasBought={idOf(lead.convertedBy) !== null}
              leadId={lead.id}
              me={me}
              name={name}
              owner={idOf(lead.owner)}
              staff={staff}
            />
          )}
        </div>
        {!isKept && (
          <Notice tone="warning">
            This lead is in the trash. Restore it from the trash of the list.
          </Notice>
        )}
      </header>
      <div className="record-columns lead-columns">
        <div>
          {change && isKept && (
            <Section id="lead-notes" title="Notes">
              <NoteForm hasKey leadId={lead.id} />
            </Section>
          )}
          <LeadStory story={story} />
        </div>
        <div>
          <LeadDetails facts={facts} />
          <ScoreDetails facts={facts} />
          <CallDetails facts={facts} />
        </div>
      </div>
    </Gutter>
  )
}
