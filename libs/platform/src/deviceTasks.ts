/** What a person did without a network, in a database of their own on this device. */
const PREFIX = 'forecourt-staff/';

/** Name of a person's database. */
export const taskDatabaseOf = (userId: string): string => PREFIX + userId;

/** Name of the database with the files of a person's messages. */
export const fileDatabaseOf = (userId: string): string => `${PREFIX}${userId}/files`;

const databasesOf = (userId: string): string[] => [taskDatabaseOf(userId), fileDatabaseOf(userId)];

/** Deletes what waits to be sent for a person: they logged out, or their access was ended. */
export function forgetTasks(userId: string): void {
  if (typeof indexedDB === 'undefined') return;
  for (const name of databasesOf(userId)) indexedDB.deleteDatabase(name);
}

/** Deletes what waits for all other people, when a person signs in. */
export async function forgetTasksOfOthers(userId: string): Promise<void> {
  if (typeof indexedDB === 'undefined') return;
  // Firefox before 126 cannot list them: there each person's end with their sign-out.
  const databases = await indexedDB.databases?.().catch(() => []);
  for (const { name = '' } of databases ?? []) {
    const isTheirs = name.startsWith(PREFIX) && !databasesOf(userId).includes(name);
    if (isTheirs) indexedDB.deleteDatabase(name);
  }
}
