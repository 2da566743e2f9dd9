import { X } from 'lucide-react'

/** Takes a row of a list away. */
export function RemoveRow(props: { readonly noun: string; readonly onRemove: () => void }) {
  const label = `Remove ${props.noun}`
  return (
    <button
      aria-label={label}
      className="fact-remove"
      onClick={props.onRemove}
      title={label}
      type="button"
    >
      <X aria-hidden size={16} />
    </button>
  )
}
