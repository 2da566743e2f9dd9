import {
  BadgeCheck,
  FileText,
  Handshake,
  IdCard,
  Landmark,
  type LucideIcon,
  ScrollText,
  Stamp,
  Tag,
} from 'lucide-react'

import type { DocumentKind } from '@/src/domain/vocabulary/document-types'

/** How each kind of document is recognised at a glance. */
export const KIND_ICONS: Record<DocumentKind, LucideIcon> = {
  articles: ScrollText,
  ein: Landmark,
  operating_agreement: Handshake,
  certificate: BadgeCheck,
  identity: IdCard,
  mark_drawing: Stamp,
  specimen: Tag,
  other: FileText,
}
