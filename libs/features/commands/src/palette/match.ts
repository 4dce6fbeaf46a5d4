import type { RequestMatch, Thread } from '@forecourt/contract';
import { carName, contactOf, customerName } from '@forecourt/platform';

const carFields: readonly RequestMatch['by'][] = ['PLATE', 'VIN', 'CAR'];

/** Whether the car was found rather than its owner. */
export function isCar({ by }: RequestMatch): boolean {
  return carFields.includes(by);
}

/** `2019 Volvo XC60`, as far as it is known. */
export function carOf({ request: { report } }: RequestMatch): string {
  return carName(report.car ?? {});
}

/** Whether the conversation is with a buyer; otherwise with the owner of the car. */
export function isWithBuyer({ message_initiated_by }: Thread): boolean {
  return message_initiated_by.includes('BUYER');
}

/** With whom a conversation is, about which car, and how it goes on. */
export function wordsOfThread(thread: Thread): { label: string; hint: string } {
  const { info, summary } = thread;
  const { name } = isWithBuyer(thread) ? info.buyer : info.seller;
  const car = carName(info);
  return { label: name?.trim() || car, hint: [name && car, summary].filter(Boolean).join(' · ') };
}

/** The same as `stillFits`, for a conversation: they are searched by names and car. */
export function threadFits({ info }: Thread, query: string): boolean {
  const text = [info.buyer.name, info.seller.name, carName(info)].join(' ').toLowerCase();
  return query
    .trim()
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** A match's title and what distinguishes it from others. */
export function wordsOf(match: RequestMatch): { label: string; hint: string } {
  const { request, by, vincode } = match;
  const customer = customerName(request);
  const car = carOf(match);
  const plate = request.report.car?.plate ?? '';
  const number = numberOf(match);
  const contact = contactOf(request);
  const parts = isCar(match)
    ? [by === 'VIN' ? vincode : '', plate, customer]
    : [number, contact === customer ? '' : contact, car, plate];
  const label = isCar(match) ? car || plate || (vincode ?? '') : customer;
  return { label, hint: parts.filter((part) => part && part !== label).join(' · ') };
}

/** The claim or policy number that it was found by. */
function numberOf({ request: { identifiers }, by }: RequestMatch): string {
  if (by === 'CLAIM_NUMBER') return identifiers?.claim_number ?? '';
  return (by === 'POLICY_NUMBER' && identifiers?.policy_number) || '';
}

/**
 * Whether a match for an earlier text may stay while the response for this one is pending: only if
 * the text is visible in it.
 */
export function stillFits({ request, vincode }: RequestMatch, query: string): boolean {
  const { name, email, phone, report, identifiers } = request;
  const wanted = query.trim().toLowerCase();
  const bare = wanted.replace(/[^\p{L}\p{N}]/gu, '');
  const has = (value: string | null | undefined, part: string): boolean =>
    part !== '' && (value ?? '').toLowerCase().includes(part);
  return (
    wanted.split(/\s+/).every((word) => has(carName(report.car ?? {}), word)) ||
    has(name, wanted) ||
    has(email, wanted) ||
    has(phone, bare) ||
    has(report.car?.plate?.replace(/[\s-]/g, ''), bare) ||
    has(vincode, bare) ||
    [identifiers?.claim_number, identifiers?.policy_number].some((number) =>
      has(number?.replace(/[^\p{L}\p{N}]/gu, ''), bare),
    )
  );
}
