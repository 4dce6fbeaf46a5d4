import { openTasks } from '@forecourt/platform/queue';

/** The database with the files that the holder of a link has not sent yet. */
export function openLinkFiles(requestId: string) {
  return openTasks<null>(`forecourt-link/${requestId}`);
}
