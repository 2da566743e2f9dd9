/** Something that a person has to put right: one sentence on what is wrong, one on what to do. */
export class Refusal extends Error {
  constructor(problem, remedy) {
    super(problem)
    this.remedy = remedy
  }
}

const BY_CODE = {
  ENOSPC: (error) => [
    `There is no space left on the disk${at(error)}.`,
    'Free some space, then run the same command again.',
  ],
  EACCES: (error) => [
    `No permission to write${at(error)}.`,
    'Run the command as the user who owns the folder, or give this user the right to write there.',
  ],
  EROFS: (error) => [
    `The file system is read-only${at(error)}.`,
    'Move the project to a folder that can be written to.',
  ],
}
BY_CODE.EPERM = BY_CODE.EACCES

function at(error) {
  return error.path ? ` at ${error.path}` : ''
}

/** The refusal that an error amounts to, or null when the error is a defect of ours. */
export function asRefusal(error) {
  if (error instanceof Refusal) return error
  const words = BY_CODE[error?.code]
  return words ? new Refusal(...words(error)) : null
}

/** Prints why the command ends; a stack trace only for what nobody foresaw. */
export function report(error) {
  const refusal = asRefusal(error)
  if (!refusal) {
    console.error(error)
    return
  }
  console.error(`\n${refusal.message}`)
  if (refusal.remedy) console.error(refusal.remedy)
  console.error('')
}
