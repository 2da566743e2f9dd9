import {
  BadgeCheck,
  FileText,
  Handshake,
  Landmark,
  type LucideIcon,
  ScrollText,
} from 'lucide-react'

import type { DocumentKind } from '@/src/domain/vocabulary/document-types'

/** How each kind of document is recognised at a glance. */
export const KIND_ICONS: Record<DocumentKind, LucideIcon> = {
  articles: ScrollText,
  ein: Landmark,
  operating_agreement: Handshake,
  certificate: BadgeCheck,
  other: FileText,
}
