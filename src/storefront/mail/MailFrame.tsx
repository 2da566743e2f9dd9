'use client'

import { useEffect, useRef, useState } from 'react'

import { framed } from './inbox-mail'

/** Before the mail has been measured. */
const AT_FIRST = 640

/**
 * A mail as its reader sees it, as tall as it is. No script runs in the frame, and it can open
 * nothing but a link that is clicked; it shares our origin only so that its height can be read.
 */
export function MailFrame({ html }: { html: string }) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [height, setHeight] = useState(AT_FIRST)

  useEffect(() => {
    const measure = () => {
      const page = frame.current?.contentDocument?.documentElement
      if (page) setHeight(page.scrollHeight)
    }
    measure()
    const element = frame.current
    element?.addEventListener('load', measure)
    window.addEventListener('resize', measure)
    return () => {
      element?.removeEventListener('load', measure)
      window.removeEventListener('resize', measure)
    }
  }, [])

  return (
    <iframe
      ref={frame}
      title="The mail"
      sandbox="allow-same-origin allow-top-navigation-by-user-activation"
      srcDoc={framed(html)}
      style={{ height }}
      className="block w-full grow border-0"
    />
  )
}
