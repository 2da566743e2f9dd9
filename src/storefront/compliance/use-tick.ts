import { useState } from 'react'

import { request } from '@/src/lib/browser/request'

/**
 * Whether a task is done: shown at once when it is ticked off, and taken back when the server
 * does not agree.
 */
export function useTick(id: string, initial: boolean) {
  const [isCompleted, setCompleted] = useState(initial)
  const [isSending, setSending] = useState(false)
  const [said, setSaid] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)

  const tick = async () => {
    if (isSending) return
    const wanted = !isCompleted
    setCompleted(wanted)
    setSending(true)
    setSaid(null)
    setProblem(null)
    const answer = await request('POST', `/api/compliance/tasks/${id}`, {
      body: { isCompleted: wanted },
    })
    setSending(false)
    if (answer.ok) return setSaid(wanted ? 'Marked complete.' : 'Open again.')
    setCompleted(!wanted)
    setProblem(answer.message)
  }

  return { isCompleted, isSending, said, problem, tick }
}
