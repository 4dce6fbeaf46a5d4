import { callsOf } from '@forecourt/api-client';
import type { HttpClient } from '@forecourt/api-client';
import { type Act, WaitingStore } from '@forecourt/feature-shell/waiting';
import { taskDatabaseOf } from '@forecourt/platform';
import { locksOf, openTasks } from '@forecourt/platform/queue';

/** What waits to be sent for a person, and its sending. */
export async function openWaiting(
  http: HttpClient,
  userId: string,
  onSettled: () => void,
): Promise<WaitingStore> {
  const name = taskDatabaseOf(userId);
  const store = new WaitingStore({
    api: callsOf(http, WaitingStore.endpoints),
    tasks: await openTasks<Act>(name),
    locks: locksOf(name),
    onSettled,
  });
  await store.start();
  addEventListener('online', () => void store.wake());
  return store;
}
