import type { OutboxMessageList } from '@forecourt/contract';
import { expect } from '@playwright/test';
import type { APIRequestContext } from '@playwright/test';

/**
 * Waits for the newest message to an address and returns the link in it.
 *
 * @param to e-mail address or phone number with its plus sign
 */
export async function linkSentTo(api: APIRequestContext, to: string): Promise<string> {
  let link: string | undefined;
  await expect(async () => {
    const answer = await api.get('/api/outbox');
    expect(answer.ok()).toBe(true);
    const { messages } = (await answer.json()) as OutboxMessageList;
    const message = messages.find((one) => one.to === to);
    link = message && /https?:\/\/\S+\/capture\/[\w/-]+/.exec(message.text)?.[0];
    expect(link, `a message to ${to} with a link`).toBeDefined();
  }).toPass({ timeout: 20_000 });
  return link!;
}
