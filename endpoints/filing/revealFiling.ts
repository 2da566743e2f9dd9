import { revealDeed } from '@/endpoints/platform/deeds'
import { rowId } from '@/endpoints/platform/row-id'
import { revealInput } from '@/src/domain/filing/reveal-input'
import { revealTaxId } from '@/src/services/filing/reveal-tax-id'

/** Shows staff the responsible party's tax id once, and notes who looked and why. */
export const revealFilingEndpoint = revealDeed(
  'revealTaxId',
  '/orders/:id/filing/reveal',
  revealInput,
  async (req, { reason }) => ({ taxId: await revealTaxId(req, rowId(req, 'order'), reason) }),
)
