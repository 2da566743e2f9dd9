import type { Metadata } from 'next'

import { privateMetadata } from '@/src/app/PrivateRoot'

export { PrivateRoot as default } from '@/src/app/PrivateRoot'
export { viewport } from '@/src/app/viewport'

/** A checkout's title is whole: it comes from the texts that staff edit. */
export async function generateMetadata(): Promise<Metadata> {
  const { title: _, applicationName, ...metadata } = await privateMetadata()
  return { ...metadata, applicationName, title: applicationName }
}
