import { MoneyCell as MoneyCell_7b8199a85c5985647cf31c169ae822a6 } from '../../../../src/admin/cells/MoneyCell'
import { MailPreview as MailPreview_b4403486420b0b9eaaf17e6b9f2bf417 } from '../../../../src/admin/fields/MailPreview'
import { AdminNav as AdminNav_2f5ad67c4ff72905d4ac9369ce764e61 } from '../../../../src/admin/nav/AdminNav'
import { Icon as Icon_452f04fcd2ed8162ca5fbc6c89f204f1 } from '../../../../src/admin/brand/Icon'
import { Logo as Logo_b231ac8248d52be15270b4d2370a5c12 } from '../../../../src/admin/brand/Logo'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/src/admin/cells/MoneyCell#MoneyCell": MoneyCell_7b8199a85c5985647cf31c169ae822a6,
  "/src/admin/fields/MailPreview#MailPreview": MailPreview_b4403486420b0b9eaaf17e6b9f2bf417,
  "/src/admin/nav/AdminNav#AdminNav": AdminNav_2f5ad67c4ff72905d4ac9369ce764e61,
  "/src/admin/brand/Icon#Icon": Icon_452f04fcd2ed8162ca5fbc6c89f204f1,
  "/src/admin/brand/Logo#Logo": Logo_b231ac8248d52be15270b4d2370a5c12,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
