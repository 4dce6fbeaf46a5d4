import { oneLine } from '../domain/contact.ts';
import type { Written } from './texts.ts';

/** Writes the mail that tells an administrator that a webhook was turned off. */
export function writeWebhookOff({
  name,
  site,
  url,
}: {
  name: string;
  site: string;
  url: string;
}): Written {
  const text = [
    `Hello ${oneLine(name)},`,
    `The webhook to ${new URL(url).host} was turned off, because its deliveries kept failing.`,
    `Fix the receiver, then turn the webhook on again at ${site}/settings/integrations. Events in between are not delivered.`,
  ].join('\n\n');
  return { subject: 'A webhook was turned off', text };
}
