import sharp from 'sharp'
import { storedName } from '@/src/domain/documents/file-name'
import { DOCUMENT_KINDS, type DocumentKind } from '@/src/domain/vocabulary/document-types'
import { createRow } from '@/src/lib/write-row'
import type { Order } from '@/src/payload-types'
import { SEEDING } from '@/src/seed/create-missing'
import { type Demo, daysAfter } from '@/src/seed/demo/context'
import { DEMO_DOMAIN } from '@/src/seed/demo/demo-data'

/** What a PDF's text may hold as it stands. */
const plain = (text: string) => text.replace(/[^\x20-\x7e]/g, '-').replace(/[\\()]/g, '\\$&')

/** A PDF of one page with a heading and lines below it: enough to look at. */
function samplePdf(heading: string, lines: readonly string[]): Buffer {
  const text = [
    'BT /F1 22 Tf 72 690 Td',
    `(${plain(heading)}) Tj`,
    '/F2 12 Tf 0 -40 Td',
    ...lines.map((line) => `(${plain(line)}) Tj 0 -20 Td`),
    'ET 72 670 m 540 670 l S',
  ].join('\n')
  const font = (name: string) => `<</Type/Font/Subtype/Type1/BaseFont/${name}>>`
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R/Resources<</Font<</F1 5 0 R/F2 6 0 R>>>>>>',
    `<</Length ${text.length}>>stream\n${text}\nendstream`,
    font('Times-Bold'),
    font('Times-Roman'),
  ]
  let file = '%PDF-1.4\n'
  const places = objects.map((object, index) => {
    const place = file.length
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return `${String(place).padStart(10, '0')} 00000 n \n`
  })
  const count = objects.length + 1
  const table = `xref\n0 ${count}\n0000000000 65535 f \n${places.join('')}`
  const start = file.length
  return Buffer.from(
    `${file}${table}trailer\n<</Size ${count}/Root 1 0 R>>\nstartxref\n${start}\n%%EOF\n`,
    'latin1',
  )
}

const CARD = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800">
  <rect width="1200" height="800" fill="#e7e2d6"/>
  <rect x="60" y="60" width="1080" height="680" rx="24" fill="#f8f5ee" stroke="#7a6f58" stroke-width="4"/>
  <rect x="120" y="150" width="320" height="420" fill="#d5cdb9"/>
  <circle cx="280" cy="300" r="80" fill="#a4977a"/>
  <path d="M150 570a130 130 0 0 1 260 0z" fill="#a4977a"/>
  <g fill="#b9ae95">
    <rect x="520" y="170" width="420" height="26"/><rect x="520" y="250" width="540" height="26"/>
    <rect x="520" y="330" width="360" height="26"/><rect x="520" y="410" width="480" height="26"/>
    <rect x="120" y="630" width="960" height="22"/><rect x="120" y="674" width="960" height="22"/>
  </g>
</svg>`

/** A picture of an identity card on which no one is to be seen. */
const samplePicture = (): Promise<Buffer> => sharp(Buffer.from(CARD)).jpeg().toBuffer()

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
  await createRow(demo, 'documents', {
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
    context: SEEDING,
    overrideAccess: true, // invented rows come from no one
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
    name: `${order.legalName ?? 'Company'}: ${DOCUMENT_KINDS[type]}`,
    type,
    user: ownerOf(order),
    order: order.id,
    fileUrl: `https://files.${DEMO_DOMAIN}/${order.id}/${type}.pdf`,
    uploadedBy: 'staff',
    uploadedAt: arrival(demo, order, 9),
  })
}

/** The papers of a company that was formed: real files for anyone who can sign in, else links. */
export async function addPapers(demo: Demo, order: Order, withFiles: boolean): Promise<void> {
  if (!withFiles) {
    for (const type of DELIVERED) await addLink(demo, order, type)
    return
  }
  const company = order.legalName ?? 'Company'
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
