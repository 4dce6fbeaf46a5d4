/** The files of a message's body; the contract takes no empty list. */
export function attachmentsOf(files: readonly string[]): { attachments?: string[] } {
  return files.length > 0 ? { attachments: [...files] } : {};
}
