import { RefreshWhile } from '@/src/admin/kit/page/RefreshWhile'

type Props = { readonly done: number; readonly total: number; readonly isRunning: boolean }

/** How far a campaign has come; looks again every few seconds while it is sent. */
export function CampaignProgress({ done, total, isRunning }: Props) {
  const words = `${done.toLocaleString('en-US')} of ${total.toLocaleString('en-US')}`
  if (total === 0 && !isRunning) return null
  return (
    <div className="flex items-center gap-3 mt-3 mb-5 tabular-nums" role="status">
      <RefreshWhile isRunning={isRunning} />
      <progress
        className="flex-1 max-w-105 h-2 accent-accent"
        aria-label="Progress"
        max={Math.max(1, total)}
        value={done}
      />
      <span>{total > 0 ? `${words} done` : 'Checking who gets it…'}</span>
    </div>
  )
}
