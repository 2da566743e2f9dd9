import type { UIFieldServerComponent } from 'payload'

import { usesOfPicture } from '@/src/services/content/media/uses-of-picture'

import './media.css'

/** Where a picture is in use. While there is such a place, it cannot be deleted. */
export const UsedIn: UIFieldServerComponent = async ({ id, req }) => {
  if (!id) return null
  const uses = await usesOfPicture(req, String(id))
  return (
    <section className="picture-uses" aria-labelledby="picture-uses">
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
