import { X } from 'lucide-react'

import { IconButton } from '@/src/admin/kit/ui/edit/IconButton'

export function RemoveRow(props: { readonly noun: string; readonly onRemove: () => void }) {
  const label = `Remove ${props.noun}`
  return (
    <IconButton
      className="absolute top-1 right-1 size-9"
      icon={X}
      label={label}
      onAct={props.onRemove}
      title={label}
    />
  )
}
