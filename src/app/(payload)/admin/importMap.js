import { InvitationState as InvitationState_63d5fd8bb247c4e82e0c650e0f267399 } from '../../../../src/admin/users/InvitationState'
import { RequireView as RequireView_6b4e1074aadd643612c4ac946ed738d7 } from '../../../../src/admin/guards/RequireView'
import { OrderNumberCell as OrderNumberCell_9c58fbf3a48547f2a3b9d4d7d7a35f7a } from '../../../../src/admin/orders/OrderNumberCell'
import { OrderDocumentCell as OrderDocumentCell_eab4cc1343461501f62aaa731cb8fad6 } from '../../../../src/admin/orders/OrderDocumentCell'
import { OrderStatusCell as OrderStatusCell_e5538941415f2ad8829b512a8a6ad939 } from '../../../../src/admin/orders/OrderStatusCell'
import { StatusCell as StatusCell_469a1f3d98bd5a8db52aaf9c138a2b37 } from '../../../../src/admin/cells/StatusCell'
import { MoneyCell as MoneyCell_7b8199a85c5985647cf31c169ae822a6 } from '../../../../src/admin/cells/MoneyCell'
import { PlainJson as PlainJson_3ff8e5e4079fa7c414a186a138df0f5b } from '../../../../src/admin/fields/PlainJson'
import { OrderStats as OrderStats_4a8148c8798834b81e3f1c9cc3b2455e } from '../../../../src/admin/orders/OrderStats'
import { OrderView as OrderView_fb271ccbc7081d439cc828f0c60388b9 } from '../../../../src/admin/orders/view/OrderView'
import { EditFields as EditFields_c2c273af09dbe036499b82a464762bbe } from '../../../../src/admin/orders/EditFields'
import { TicketCell as TicketCell_03a2006c72a5b021bfd7467ef97b1176 } from '../../../../src/admin/tickets/TicketCell'
import { TicketStatusCell as TicketStatusCell_0678babc200b5d753319149f72e15963 } from '../../../../src/admin/tickets/TicketStatusCell'
import { TicketStats as TicketStats_2419b6f16588003a3bf4f13364c8aa82 } from '../../../../src/admin/tickets/TicketStats'
import { TicketView as TicketView_64f29f0c228d7e51cd7b7702e4c15493 } from '../../../../src/admin/tickets/TicketView'
import { PlainCode as PlainCode_21713b9cb9d644ac3249ffbe839d6d89 } from '../../../../src/admin/fields/PlainCode'
import { MailPreview as MailPreview_b4403486420b0b9eaaf17e6b9f2bf417 } from '../../../../src/admin/fields/MailPreview'
import { AdminNav as AdminNav_2f5ad67c4ff72905d4ac9369ce764e61 } from '../../../../src/admin/nav/AdminNav'
import { Icon as Icon_452f04fcd2ed8162ca5fbc6c89f204f1 } from '../../../../src/admin/brand/Icon'
import { Logo as Logo_b231ac8248d52be15270b4d2370a5c12 } from '../../../../src/admin/brand/Logo'
import { Dashboard as Dashboard_e57afc99291726bda4e4e9629bc62236 } from '../../../../src/admin/dashboard/Dashboard'
import { AccessDenied as AccessDenied_5c9b718ebeef04fab7c4cb9f879a1070 } from '../../../../src/admin/guards/AccessDenied'
import { PaymentGateways as PaymentGateways_9c176078c347f02d88de6a16e162d86d } from '../../../../src/admin/payments/PaymentGateways'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/src/admin/users/InvitationState#InvitationState": InvitationState_63d5fd8bb247c4e82e0c650e0f267399,
  "/src/admin/guards/RequireView#RequireView": RequireView_6b4e1074aadd643612c4ac946ed738d7,
  "/src/admin/orders/OrderNumberCell#OrderNumberCell": OrderNumberCell_9c58fbf3a48547f2a3b9d4d7d7a35f7a,
  "/src/admin/orders/OrderDocumentCell#OrderDocumentCell": OrderDocumentCell_eab4cc1343461501f62aaa731cb8fad6,
  "/src/admin/orders/OrderStatusCell#OrderStatusCell": OrderStatusCell_e5538941415f2ad8829b512a8a6ad939,
  "/src/admin/cells/StatusCell#StatusCell": StatusCell_469a1f3d98bd5a8db52aaf9c138a2b37,
  "/src/admin/cells/MoneyCell#MoneyCell": MoneyCell_7b8199a85c5985647cf31c169ae822a6,
  "/src/admin/fields/PlainJson#PlainJson": PlainJson_3ff8e5e4079fa7c414a186a138df0f5b,
  "/src/admin/orders/OrderStats#OrderStats": OrderStats_4a8148c8798834b81e3f1c9cc3b2455e,
  "/src/admin/orders/view/OrderView#OrderView": OrderView_fb271ccbc7081d439cc828f0c60388b9,
  "/src/admin/orders/EditFields#EditFields": EditFields_c2c273af09dbe036499b82a464762bbe,
  "/src/admin/tickets/TicketCell#TicketCell": TicketCell_03a2006c72a5b021bfd7467ef97b1176,
  "/src/admin/tickets/TicketStatusCell#TicketStatusCell": TicketStatusCell_0678babc200b5d753319149f72e15963,
  "/src/admin/tickets/TicketStats#TicketStats": TicketStats_2419b6f16588003a3bf4f13364c8aa82,
  "/src/admin/tickets/TicketView#TicketView": TicketView_64f29f0c228d7e51cd7b7702e4c15493,
  "/src/admin/fields/PlainCode#PlainCode": PlainCode_21713b9cb9d644ac3249ffbe839d6d89,
  "/src/admin/fields/MailPreview#MailPreview": MailPreview_b4403486420b0b9eaaf17e6b9f2bf417,
  "/src/admin/nav/AdminNav#AdminNav": AdminNav_2f5ad67c4ff72905d4ac9369ce764e61,
  "/src/admin/brand/Icon#Icon": Icon_452f04fcd2ed8162ca5fbc6c89f204f1,
  "/src/admin/brand/Logo#Logo": Logo_b231ac8248d52be15270b4d2370a5c12,
  "/src/admin/dashboard/Dashboard#Dashboard": Dashboard_e57afc99291726bda4e4e9629bc62236,
  "/src/admin/guards/AccessDenied#AccessDenied": AccessDenied_5c9b718ebeef04fab7c4cb9f879a1070,
  "/src/admin/payments/PaymentGateways#PaymentGateways": PaymentGateways_9c176078c347f02d88de6a16e162d86d,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
