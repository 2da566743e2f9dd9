import { CircleAlert, CircleCheck, FileText } from 'lucide-react'

import { formatSize } from '@/src/domain/documents/my-document'
import { Button } from '@/src/storefront/ui/button'

import type { Upload } from './upload-list'

type UploadRowProps = { upload: Upload; onRemove: () => void; onRetry: () => void }

function words({ state, share, file }: Upload): string {
  if (state === 'waiting') return 'Waiting'
  if (state === 'done') return 'Uploaded'
  if (state !== 'sending') return formatSize(file.size)
  return share < 1 ? `${Math.floor(share * 100)}% of ${formatSize(file.size)}` : 'Checking…'
}

/** One file of several, how far it is, and what can be done about it. */
export function UploadRow({ upload, onRemove, onRetry }: UploadRowProps) {
  const { state, file, share, problem, canRetry } = upload
  const Icon = state === 'done' ? CircleCheck : problem ? CircleAlert : FileText
  const colour = state === 'done' ? 'text-success' : problem ? 'text-danger' : 'text-muted'
  return (
    <li className="flex items-start gap-3 border-b border-border py-3">
      <Icon aria-hidden className={`mt-0.5 size-4.5 shrink-0 ${colour}`} />
      <div className="min-w-0 grow">
        <p className="text-sm font-semibold wrap-anywhere">{file.name}</p>
        {problem ? (
          <p role="alert" className="text-xs text-danger">
            {problem}
          </p>
        ) : (
          <p className="text-xs text-muted tabular-nums">{words(upload)}</p>
        )}
        {state === 'sending' && (
          <progress
            max={1}
            value={share}
            aria-label={`Uploading ${file.name}`}
            className="mt-2 block h-1.5 w-full appearance-none overflow-hidden rounded-ui bg-border accent-accent [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-border [&::-webkit-progress-value]:bg-accent"
          />
        )}
      </div>
      {canRetry && state === 'failed' && (
        <Button variant="secondary" size="sm" aria-label={`Retry ${file.name}`} onClick={onRetry}>
          Retry
        </Button>
      )}
      {state !== 'done' && (
        <Button
          variant="ghost"
          size="sm"
          aria-label={`${state === 'sending' ? 'Cancel' : 'Remove'} ${file.name}`}
          onClick={onRemove}
        >
          {state === 'sending' ? 'Cancel' : 'Remove'}
        </Button>
      )}
    </li>
  )
}
