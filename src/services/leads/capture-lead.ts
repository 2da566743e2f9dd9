import { and, eq, isNull } from 'drizzle-orm'
import type { Payload, PayloadRequest } from 'payload'
import { leads } from '@/src/database-schema'
import { quoteFormation } from '@/src/domain/catalogue/pricing/formation-quote'
import { quoteService } from '@/src/domain/catalogue/pricing/service-quote'
import { mergeLead } from '@/src/domain/leads/lead-change'
import type { LeadInput } from '@/src/domain/leads/lead-input'
import { idOf } from '@/src/domain/vocabulary/relation'
import { hasRow, inTransaction, lockInTransaction, lockRows } from '@/src/lib/database'
import { findOne } from '@/src/lib/find-one'
import { createRow, updateRow } from '@/src/lib/write-row'
import type { Order } from '@/src/payload-types'
import { readChoice } from '@/src/services/catalogue/catalogue-choice'
import { readServiceChoice } from '@/src/services/catalogue/service-choice'
import { recordCheckoutConsent } from '@/src/services/mail/consent/unsubscribe'
import { readPhone } from '@/src/services/platform/phone-number'

/** What a lead chose, as the catalogue has it, and what that is worth. */
async function chosenBy(payload: Payload, input: LeadInput, now: Date) {
  const { selected_service: service, selected_state_id: stateId } = input
  if (service) {
    const answers = { packageType: input.service_package, addLlc: Boolean(stateId), stateId }
    const { choice } = await readServiceChoice(payload, service, answers, now)
    const totalAmount = quoteService(choice).totalMinor
    return { selectedPackage: undefined, selectedState: choice.state?.id, totalAmount }
  }
  const answers = { packageId: input.selected_package_id, stateId }
  const { choice } = await readChoice(payload, answers, now)
  return {
    selectedPackage: choice.package?.id,
    selectedState: choice.state?.id,
    totalAmount: quoteFormation(choice).totalMinor,
  }
}

/**
 * Remembers someone on the way through the checkout, one lead an email.
 *
 * The value is reckoned here from what was chosen. A converted lead is left as it is.
 * @returns the lead where it is a new one
 */
export async function captureLead(payload: Payload, input: LeadInput): Promise<string | null> {
  const now = new Date()
  const told = {
    firstName: input.first_name,
    lastName: input.last_name,
    phone: readPhone(input.phone) ?? input.phone, // as typed, rather than no way to call them
    companyName: input.company_name,
    ...(await chosenBy(payload, input, now)),
    checkoutStep: input.checkout_step,
  }
  return inTransaction(payload, async (req) => {
    await lockInTransaction(req, `lead:${input.email}`)
    await lockRows(req, leads, eq(leads.email, input.email)) // a payment may convert it just now
    const known = await findOne(req, 'leads', {
      where: { email: { equals: input.email } },
      trash: true, // one who comes back is a lead again
      overrideAccess: true, // leads are captured from the public and read by staff
    })
    const lastStepAt = now.toISOString()
    if (known && !known.converted) {
      const [selectedPackage, selectedState] = [
        idOf(known.selectedPackage),
        idOf(known.selectedState),
      ]
      const merged = mergeLead({ ...known, selectedPackage, selectedState }, told)
      await updateRow(req, 'leads', known.id, {
        data: { ...merged, lastStepAt, deletedAt: null },
        trash: true,
        overrideAccess: true, // as above
      })
    }
    const added = known
      ? null
      : await createRow(req, 'leads', {
          data: { email: input.email, source: input.source, ...told, converted: false, lastStepAt },
          overrideAccess: true, // as above
        })
    // what they ticked, once the lead is there that it belongs to
    if (input.mail_consent !== undefined)
      await recordCheckoutConsent(req, input.email, input.mail_consent)
    return added?.id ?? null
  })
}

/** Anyone who bought is no longer a lead to be won. */
export async function convertLead(req: PayloadRequest, order: Order): Promise<void> {
  const email = order.email.trim().toLowerCase()
  const isOpen = isNull(leads.convertedBy) // one that staff marked by hand buys all the same
  if (!(await hasRow(req, leads, and(eq(leads.email, email), isOpen)))) return
  await req.payload.update({
    collection: 'leads',
    where: { email: { equals: email }, convertedBy: { exists: false } },
    data: {
      converted: true,
      convertedAt: new Date().toISOString(),
      convertedBy: order.id,
      checkoutStep: 'completed',
      totalAmount: order.totalMinor,
    },
    trash: true, // one that is restored later is not to be called
    depth: 0,
    overrideAccess: true, // follows from a payment
    req,
  })
}
