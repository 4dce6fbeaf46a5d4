import type { Request } from '@forecourt/contract';
import type { APIRequestContext } from '@playwright/test';
import { linkSentTo } from './outbox.ts';

/** The path of the seller's messages, by the link that they were sent. */
export async function sellerMessages(
  api: APIRequestContext,
  { email }: Pick<Request, 'email'>,
): Promise<string> {
  const [, id, key] = /capture\/([\w-]+)\/([\w-]+)/.exec(await linkSentTo(api, email!))!;
  return `/trade/report/public/${id}/${key}/messages`;
}
