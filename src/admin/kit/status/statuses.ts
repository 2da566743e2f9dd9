import {
  Ban,
  Check,
  CircleAlert,
  CircleDashed,
  CirclePause,
  Clock,
  type LucideIcon,
  RotateCcw,
  Send,
  X,
} from 'lucide-react'

export type Tone = 'neutral' | 'good' | 'warning' | 'bad'
type Look = { readonly word: string; readonly tone: Tone; readonly Icon: LucideIcon }

/** Every status that the admin shows, as icon and word. The words mean the same wherever they stand. */
const LOOKS: Readonly<Record<string, Look>> = {
  pending: { word: 'Pending', tone: 'warning', Icon: Clock },
  processing: { word: 'Processing', tone: 'neutral', Icon: CircleDashed },
  completed: { word: 'Completed', tone: 'good', Icon: Check },
  cancelled: { word: 'Cancelled', tone: 'neutral', Icon: Ban },
  paid: { word: 'Paid', tone: 'good', Icon: Check },
  failed: { word: 'Failed', tone: 'bad', Icon: X },
  refunded: { word: 'Refunded', tone: 'neutral', Icon: RotateCcw },
  opening: { word: 'Opening', tone: 'neutral', Icon: CircleDashed },
  open: { word: 'Open', tone: 'neutral', Icon: CircleDashed },
  in_progress: { word: 'In progress', tone: 'neutral', Icon: CircleDashed },
  closed: { word: 'Closed', tone: 'good', Icon: Check },
  requires_action: { word: 'Waits for the customer', tone: 'warning', Icon: Clock },
  succeeded: { word: 'Succeeded', tone: 'good', Icon: Check },
  quarantined: { word: 'Needs a person', tone: 'bad', Icon: CircleAlert },
  received: { word: 'Received', tone: 'neutral', Icon: Clock },
  processed: { word: 'Processed', tone: 'good', Icon: Check },
  ignored: { word: 'Ignored', tone: 'neutral', Icon: Ban },
  queued: { word: 'Queued', tone: 'neutral', Icon: Clock },
  sending: { word: 'Sending', tone: 'neutral', Icon: Send },
  sent: { word: 'Sent', tone: 'good', Icon: Check },
  needs_response: { word: 'Needs a response', tone: 'bad', Icon: CircleAlert },
  under_review: { word: 'Under review', tone: 'warning', Icon: Clock },
  won: { word: 'Won', tone: 'good', Icon: Check },
  lost: { word: 'Lost', tone: 'bad', Icon: X },
  live: { word: 'Live', tone: 'good', Icon: Check },
  test: { word: 'Test mode', tone: 'warning', Icon: CirclePause },
  sandbox: { word: 'Sandbox', tone: 'warning', Icon: CirclePause },
  held: { word: 'Sandbox: not sent', tone: 'warning', Icon: CirclePause },
}

/** How a status looks; one that nobody described yet shows as it is written. */
export function lookOf(status: string): Look {
  return LOOKS[status] ?? { word: status, tone: 'neutral', Icon: CircleDashed }
}
