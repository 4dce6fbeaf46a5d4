import { cleanUp, tryCleanUp, type Deleted } from '../jobs/cleanup.ts';
import { countAllDue, eraseDue } from '../modules/privacy/retention.ts';
import type { Services } from '../services.ts';

/**
 * Deletes now what the server deletes at night: what has expired, and requests past the time for which
 * their partner keeps them.
 * @param isTrial only counts
 */
export async function prune(services: Services, isTrial: boolean): Promise<Deleted> {
  const deleted = isTrial ? await tryCleanUp(services) : await cleanUp(services);
  const requests = isTrial ? await countAllDue(services) : await eraseDue(services);
  return { ...deleted, 'requests past the time their partner keeps them': requests };
}
