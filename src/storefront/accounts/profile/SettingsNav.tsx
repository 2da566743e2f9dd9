import { SECTIONS } from './SettingsSection'

/** The way to each part of a long page. */
export function SettingsNav() {
  return (
    <nav aria-label="On this page" className="mb-8">
      <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
        {SECTIONS.map(([id, title]) => (
          <li key={id}>
            <a href={`#${id}`} className="link inline-flex min-h-6 items-center">
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
