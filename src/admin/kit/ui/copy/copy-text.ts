import { toast } from '@payloadcms/ui'

/** Puts a text where it can be pasted. `name` says what it is. */
export async function copyText(text: string, name: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    toast.success(`Copied: ${name}`)
  } catch {
    toast.error('Your browser blocked copying. Select the text and copy it yourself.')
  }
}
