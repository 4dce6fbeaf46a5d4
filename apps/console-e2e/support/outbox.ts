import type { OutboxMessageList } from '@forecourt/contract';
import { expect } from '@playwright/test';
import type { APIRequestContext } from '@playwright/test';

/** The messages to an address or number, newest first. */
export async function messagesTo(
  api: APIRequestContext,
  to: string,
): Promise<OutboxMessageList['messages']> {
  const answer = await api.get('/api/outbox?limit=100');
  expect(answer.ok()).toBe(true);
  const { messages } = (await answer.json()) as OutboxMessageList;
  return messages.filter((one) => one.to === to);
}

/** The prefix of a link's path. */
type LinkKind =
  | '/capture/'
  | '/trade/report/dealer/'
  | '/dealers/'
  | '/trade/report/offer/'
  | '/setup#invitation='
  | '/reset/'
  | '/verify/';

/**
 * Waits for the newest message to an address and returns the link in it.
 *
 * @param to email address or phone number with its plus sign
 * @param kind prefix of the link's path
 */
export async function linkSentTo(
  api: APIRequestContext,
  to: string,
  kind: LinkKind = '/capture/',
): Promise<string> {
  let link: string | undefined;
  await expect(async () => {
    const [message] = await messagesTo(api, to);
    link = message && new RegExp(`https?://\\S+${kind}[\\w./~-]+`).exec(message.text)?.[0];
    expect(link, `a message to ${to} with a link`).toBeDefined();
  }).toPass();
  return link!;
}
