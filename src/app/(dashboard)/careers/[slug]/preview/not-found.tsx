import { NothingToShow } from '@/src/storefront/layout/NothingToShow'

export default function NoPreview() {
  return (
    <NothingToShow title="There is no preview to show here">
      Staff who may view careers see openings here before they are open.
    </NothingToShow>
  )
}
