import { LINKS_ASKED_BY_ADDRESS, LINKS_ASKED_BY_REQUEST } from '../../domain/limits.ts';
import { invalidTransition, notFound } from '../../http/problem.ts';
import { countHits } from '../../http/rateLimit.ts';
import type { Services } from '../../services.ts';
import { captureLinkState } from '../links/live.ts';
import { lockRequest } from '../requests/queries.ts';
import { addEvent, announce, CUSTOMER } from '../requests/transition.ts';
import { openLink, type LinkParams } from './link.ts';
import { findAsked, readCapture, type CaptureRows } from './queries.ts';

/**
 * The customer of an expired link asks the partner for a new one: this is recorded on the timeline,
 * once, and announced to staff who watch the list. It renews nothing and sends nothing by itself.
 * @throws Problem 404 for a wrong link, 409 for one that has not expired, 429 when asked too often
 */
export async function askForLink(
  services: Pick<Services, 'clock' | 'config' | 'db' | 'keys' | 'realtime'>,
  link: LinkParams,
  address: string,
): Promise<CaptureRows> {
  const { partnerId } = await openLink(services, link);
  await countHits(services, [
    ['link-asked', link.requestId, LINKS_ASKED_BY_REQUEST],
    ['link-asked-address', address, LINKS_ASKED_BY_ADDRESS],
  ]);
  return services.db.scoped([partnerId], async (tx) => {
    const request = await lockRequest(tx, link.requestId);
    if (!request) throw notFound();
    if (captureLinkState(services, request) !== 'EXPIRED') {
      throw invalidTransition('The link has not expired');
    }
    if (!(await findAsked(tx, request))) {
      await addEvent(tx, request, 'LINK_ASKED', CUSTOMER, services.clock.now());
      await announce(services.realtime, tx, request);
    }
    return readCapture(tx, request.id);
  });
}
