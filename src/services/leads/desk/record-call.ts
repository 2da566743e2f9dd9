import type { PayloadRequest } from 'payload'

import { CALL_OUTCOMES, type CallInput, callText } from '@/src/domain/leads/call-outcome'
import { parseDate } from '@/src/domain/vocabulary/time/calendar-date'
import { isoDayIn, startOfDay } from '@/src/domain/vocabulary/time/time-zone'
import { inTransactionOf } from '@/src/lib/database'
import { AppError } from '@/src/lib/errors'
import { addActivity } from '@/src/services/leads/add-activity'
import { businessZoneOf } from '@/src/services/platform/business-zone'

import type { ChangedLead } from './change-lead'
import { openLead, writeLead } from './open-lead'

/** Notes what came of a call, and what comes next. @throws AppError 404, or 422 for a day that is over */
export function recordCall(
  outer: PayloadRequest,
  id: string,
  call: CallInput,
  now = new Date(),
): Promise<ChangedLead> {
  return inTransactionOf(outer, async (req) => {
    await openLead(req, id)
    const zone = await businessZoneOf(req)
    if (call.nextDay && call.nextDay <= isoDayIn(now, zone)) {
      const nextDay = 'Choose a day after today'
      throw new AppError('invalid_input', 'Please check the form and try again.', 422, {
        nextDay,
      })
    }
    await writeLead(req, id, {
      lastCalledAt: now.toISOString(),
      callOutcome: call.outcome,
      nextAction: call.nextAction || null,
      nextActionAt: call.nextDay ? startOfDay(parseDate(call.nextDay), zone).toISOString() : null,
    })
    await addActivity(req, id, { kind: 'call', note: callText(call) })
    return { message: `Call recorded: ${CALL_OUTCOMES[call.outcome].label}`, undo: null }
  })
}
