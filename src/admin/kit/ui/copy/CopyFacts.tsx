import { CopyButton } from './CopyButton'

/** What has to be typed elsewhere, line by line, each with a button that copies it. */
export function CopyFacts({
  facts,
}: {
  facts: readonly (readonly [label: string, text: string])[]
}) {
  return (
    <dl className="kit-copy-facts">
      {facts.map(([label, text]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <span>{text}</span>
            <CopyButton name={label} text={text} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
