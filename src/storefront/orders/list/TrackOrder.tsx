'use client'

import dynamic from 'next/dynamic'
import { type MouseEvent, useState } from 'react'

const TrackDialog = dynamic(() => import('./TrackDialog').then((module) => module.TrackDialog), {
  loading: () => null, // without it the page around is hidden meanwhile, and loses the focus
})

type TrackOrderProps = { orderId: string; name: string; className: string }

const isPlain = (event: MouseEvent) =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)

/** Opens the tracker over the list; without our script, or in a new tab, the order's own page. */
export function TrackOrder({ orderId, name, className }: TrackOrderProps) {
  const [isOpen, setOpen] = useState(false)

  const open = (event: MouseEvent) => {
    if (!isPlain(event)) return
    event.preventDefault()
    setOpen(true)
  }
  return (
    <>
      <a
        href={`/dashboard/orders/${orderId}`}
        aria-haspopup="dialog"
        onClick={open}
        className={className}
      >
        Track Order<span className="sr-only"> of {name}</span>
      </a>
      {isOpen && <TrackDialog orderId={orderId} name={name} onClose={() => setOpen(false)} />}
    </>
  )
}
