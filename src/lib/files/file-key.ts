const FOLDER = /^[a-zA-Z0-9][\w-]*$/

/** Names that no system takes for a way out of the folder. */
const isName = (name: string) =>
  name.length > 0 &&
  name.length <= 255 &&
  !/[/\\]/.test(name) &&
  !/^\.+$/.test(name) &&
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not be in a name
  !/[\u0000-\u001f\u007f]/.test(name)

/** A folder and a name in it; null for anything else, such as a way out of the folder. */
export function fileKey(folder: string, name: string): string | null {
  return FOLDER.test(folder) && isName(name) ? `${folder}/${name}` : null
}

/** Whether a key is a folder and a name in it. */
export function isFileKey(key: string): boolean {
  const [folder = '', name = '', ...rest] = key.split('/')
  return rest.length === 0 && fileKey(folder, name) !== null
}
