import { storedName } from '@/src/domain/documents/file-name'
import { DOCUMENT_KINDS, type DocumentKind } from '@/src/domain/vocabulary/document-types'
import type { Order } from '@/src/payload-types'
import { SEEDING } from '@/src/seed/create-missing'
import type { Demo } from '@/src/seed/demo/context'
import { DEMO_DOMAIN } from '@/src/seed/demo/demo-data'
import { daysAfter } from '@/src/seed/demo/random'
import { samplePdf, samplePicture } from '@/src/seed/demo/sample-files'

const DELIVERED = ['articles', 'ein'] as const
const FILES = [...DELIVERED, 'operating_agreement'] as const

type Paper = {
  readonly name: string
  readonly type: DocumentKind
  readonly by: 'staff' | 'customer'
  readonly ending: 'pdf' | 'jpg'
  readonly data: Buffer
}

/** Some days after the order, and never later than now. */
function arrival({ now }: Demo, order: Order, days: number): string {
  const at = daysAfter(new Date(order.placedAt ?? order.createdAt), days)
  return (at < now ? at : now).toISOString()
}

const ownerOf = (order: Order) => (typeof order.user === 'string' ? order.user : null)

async function addFile(demo: Demo, order: Order, paper: Paper): Promise<void> {
  const { name, type, by, ending, data } = paper
  const days = by === 'customer' ? 1 : 6
  await demo.payload.create({
    collection: 'documents',
    data: {
      name,
      type,
      user: ownerOf(order),
      order: order.id,
      uploadedBy: by,
      uploadedAt: arrival(demo, order, days),
    },
    file: {
      name: storedName(name, ending, order.id.slice(0, 8)),
      mimetype: ending === 'pdf' ? 'application/pdf' : 'image/jpeg',
      size: data.length,
      data,
    },
    depth: 0,
    context: SEEDING,
    overrideAccess: true, // invented rows come from nobody
  })
}

/** What a customer has sent for an order. */
export async function addUploads(demo: Demo, order: Order): Promise<void> {
  const given = { type: 'other', by: 'customer' } as const
  await addFile(demo, order, {
    ...given,
    name: 'Identity card (sample)',
    ending: 'jpg',
    data: await samplePicture(),
  })
  await addFile(demo, order, {
    ...given,
    name: 'Proof of address (sample)',
    ending: 'pdf',
    data: samplePdf('Proof of address', ['An invented letter, to look at the screen.']),
  })
}

async function addLink(demo: Demo, order: Order, type: DocumentKind): Promise<void> {
  await demo.add('documents', {
    name: `${order.companyName ?? 'Company'}: ${DOCUMENT_KINDS[type]}`,
    type,
    user: ownerOf(order),
    order: order.id,
    fileUrl: `https://files.${DEMO_DOMAIN}/${order.id}/${type}.pdf`,
    uploadedBy: 'staff',
    uploadedAt: arrival(demo, order, 9),
  })
}

/** The papers of a company that was formed: real files for whoever can sign in, else links. */
export async function addPapers(demo: Demo, order: Order, withFiles: boolean): Promise<void> {
  if (!withFiles) {
    for (const type of DELIVERED) await addLink(demo, order, type)
    return
  }
  const company = order.companyName ?? 'Company'
  for (const type of FILES) {
    const label = DOCUMENT_KINDS[type]
    const data = samplePdf(label, [company, 'An invented document, to look at the screen.'])
    await addFile(demo, order, {
      name: `${company}: ${label}`,
      type,
      by: 'staff',
      ending: 'pdf',
      data,
    })
  }
  await addLink(demo, order, 'certificate')
}
