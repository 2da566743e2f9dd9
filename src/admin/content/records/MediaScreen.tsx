import type { PayloadRequest } from 'payload'
import { z } from 'zod'

import { recordScreen } from '@/src/admin/kit/record/record-screen'
import { usesOfPicture } from '@/src/services/content/media/uses-of-picture'

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
