/** What is asked, done and said before something is deleted: a `lead`. */
export const deletionOf = (noun: string) => ({
  act: `Delete ${noun}`,
  busyLabel: 'Deleting…',
  keep: `Keep ${noun}`,
  title: `Are you sure you want to delete this ${noun}?`,
})
