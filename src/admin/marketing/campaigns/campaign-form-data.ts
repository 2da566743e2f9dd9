import type { CampaignBody } from '@/src/domain/marketing/campaign-input'

/** A campaign as it is sent to be saved: its list goes as a file, which may be large. */
export function campaignFormData({ addresses, ...rest }: CampaignBody): FormData {
  const body = new FormData()
  body.set('_payload', JSON.stringify(rest))
  if (addresses) body.set('file', new Blob([addresses], { type: 'text/plain' }), 'list.txt')
  return body
}
