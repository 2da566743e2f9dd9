import { CopyButton } from './CopyButton'

/** What has to be typed elsewhere, line by line, each with a button that copies it. */
export function CopyFacts({
  facts,
}: {
  facts: readonly (readonly [label: string, text: string])[]
}) {
  return (
    <dl className="m-0 mb-3.5 border border-line rounded-[8px]">
      {facts.map(([label, text]) => (
        <div
          className="grid grid-cols-[minmax(96px,150px)_minmax(0,1fr)] items-center gap-3 min-h-9 py-0.5 pr-2 pl-3.5 border-b border-line-soft last:border-b-0"
          key={label}
        >
          <dt className="text-muted">{label}</dt>
          <dd className="grid grid-cols-[minmax(0,1fr)_28px] items-center gap-3 m-0 wrap-anywhere">
            <span>{text}</span>
            <CopyButton name={label} text={text} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
