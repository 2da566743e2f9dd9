import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { recordScreen } from '@/src/admin/kit/record/record-screen'
import { PlainTable } from '@/src/admin/kit/ui/parts'
import { changeEntries } from '@/src/domain/content/editing/change-set'
import { valueText } from '@/src/domain/content/editing/element-text'
import { collectionHref } from '@/src/lib/admin-address'
import { usesOfPicture } from '@/src/services/content/media/uses-of-picture'

export const SitePagesScreen = recordScreen('sitePages', {
  noun: 'page',
  description: 'The long texts of legal pages and services, with drafts and a live preview.',
  empty: 'No pages yet. They arrive when the site starts.',
  columns: ['path', '_status', 'updatedOn', 'updatedAt'],
  opens: (id) => collectionHref('sitePages', id),
})

export const FaqsScreen = recordScreen('faqs', {
  noun: 'question',
  description: 'Questions that the site answers, page by page, in this order.',
  empty: 'No questions yet. Add one, and the page that you choose shows it.',
  columns: ['page', 'isActive', 'updatedAt'],
  filters: ['page'],
})

export const TestimonialsScreen = recordScreen('testimonials', {
  noun: 'testimonial',
  description: 'Customers’ own words. The home page shows those that someone else has verified.',
  empty: 'No testimonials yet. Add one with the customer’s consent as evidence.',
  columns: ['quote', 'claim.verified', 'claim.expiresAt', 'isActive'],
  stays: true,
})

const picture = z.object({ alt: z.string(), thumbnailURL: z.string().nullish() })

/** Where a picture is in use. While there is such a place, it cannot be deleted. */
async function UsedIn({ req, id }: { req: PayloadRequest; id: string }) {
  const uses = await usesOfPicture(req, id)
  return (
    <section aria-labelledby="picture-uses">
      <h3 id="picture-uses">Used in</h3>
      {uses.length === 0 ? (
        <p>Nothing uses this picture. It can be deleted.</p>
      ) : (
        <ul>
          {uses.map(({ place, name }) => (
            <li key={`${place} ${name}`}>
              {place}: {name}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

export const MediaScreen = recordScreen('media', {
  noun: 'picture',
  description: 'Pictures of the site. Anyone can see them.',
  empty: 'No pictures yet. Add one to show it on the site.',
  columns: ['filename', 'filesize', 'updatedAt'],
  title: {
    reads: ['thumbnailURL', 'sizes', 'filename', 'url'],
    cell: (row) => {
      const { alt, thumbnailURL } = picture.catch({ alt: '–' }).parse(row)
      return (
        <>
          {thumbnailURL && (
            <img
              alt=""
              className="w-14 h-10 me-2.5 rounded-sm object-cover align-middle"
              src={thumbnailURL}
            />
          )}
          {alt}
        </>
      )
    },
  },
  stays: true,
  beside: (req, { id }) => <UsedIn id={id} req={req} />,
})

export const EvidenceScreen = recordScreen('evidence', {
  noun: 'evidence file',
  description: 'Files that prove what the site claims. Only staff see them.',
  empty: 'No evidence yet. Add a letter, a report or a customer’s consent.',
  columns: ['filename', 'filesize', 'createdAt'],
})

export const LegalVersionsScreen = recordScreen('legalVersions', {
  noun: 'legal version',
  description:
    'Every legal text as it was published. Accounts and orders name the one that was accepted.',
  empty: 'No versions yet. The first one appears when a legal page is published.',
  columns: ['page', 'version', 'publishedBy', 'createdAt'],
  sort: '-createdAt',
  isKept: true,
})

const textOf = ({ draft, live }: { draft: string | null; live: string | null }) =>
  valueText(draft ?? live ?? '') || '–'

export const RevisionsScreen = recordScreen('revisions', {
  noun: 'revision',
  description:
    'Every change of the site’s texts, with what it replaced. Undo one in the Visual Editor.',
  empty: 'No changes yet.',
  columns: ['kind', 'author', 'undoneAt', 'createdAt'],
  filters: ['kind'],
  sections: [{ title: 'Change', fields: ['summary', 'kind', 'author', 'undoneAt', 'undoneBy'] }],
  isKept: true,
  beside: (_, { changes }) => (
    <PlainTable
      heads={['Text', 'Before', 'After']}
      label="Changed texts"
      rows={changeEntries
        .catch([])
        .parse(changes)
        .map(({ id, label, before, after }) => ({
          key: id,
          cells: [label, textOf(before), textOf(after)],
        }))}
    />
  ),
})
