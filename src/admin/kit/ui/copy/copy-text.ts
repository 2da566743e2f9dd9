import { toast } from '@payloadcms/ui'

import { copy } from '@/src/lib/browser/copy'

/** Puts a text where it can be pasted. `name` says what it is. */
export async function copyText(text: string, name: string): Promise<void> {
  if (await copy(text)) toast.success(`Copied: ${name}`)
  else toast.error('Your browser blocked copying. Select the text and copy it yourself.')
}
