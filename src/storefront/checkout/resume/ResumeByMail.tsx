import { Mail } from 'lucide-react'
import { Suspense, useState } from 'react'

import type { DraftKind } from '@/src/domain/checkout/draft-kind'

import { fetched } from '../../ui/fetched'

const ResumeDialog = fetched(() => import('./ResumeDialog').then((module) => module.ResumeDialog))

type ResumeByMailProps = {
  kind: DraftKind
  /** What the person has given already. */
  email: string | undefined
  /** Puts the latest answers on the server. */
  flush: () => Promise<unknown>
}

/** Opens the question where to mail a link that leads back here, from any device. */
export function ResumeByMail(props: ResumeByMailProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
        className="link inline-flex min-h-11 items-center gap-1.5 text-sm"
      >
        <Mail aria-hidden className="size-4" />
        Email me a link to continue
      </button>
      {/* Without a Suspense here the page around is hidden meanwhile, and loses the focus. */}
      <Suspense>{isOpen && <ResumeDialog {...props} onClose={() => setIsOpen(false)} />}</Suspense>
    </>
  )
}
