import type { PayloadRequest } from 'payload'

import type { PaperFacts, Signatory } from '@/src/domain/papers/facts'
import { findGlobal } from '@/src/lib/find-one'
import { readMailBrand } from '@/src/services/mail/mail-brand'

/** Someone who signs for us; null until staff have entered their name and address. */
function signatory(...[name, title, email]: (string | null | undefined)[]): Signatory | null {
  return name && email ? { name, title: title ?? '', email } : null
}

/** Who we are in a paper, and who signs for us. */
export async function operatorOf(req: PayloadRequest): Promise<PaperFacts['operator']> {
  const brand = await readMailBrand(req)
  const stored = await findGlobal(req, 'settings', {
    overrideAccess: true, // their names are printed on what they sign
  })
  const { organizerName, organizerTitle, organizerEmail } = stored
  const { agentSignerName, agentSignerTitle, agentSignerEmail } = stored
  return {
    name: brand.companyName,
    legalName: brand.legalEntityName,
    address: brand.addressLines.join(', '),
    email: brand.supportEmail,
    phone: stored.companyPhone ?? '',
    organizer: signatory(organizerName, organizerTitle, organizerEmail),
    agentSigner: signatory(agentSignerName, agentSignerTitle, agentSignerEmail),
  }
}
