import { oneLine } from '../domain/contact.ts';
import type { Written } from './texts.ts';
import { say, wordsIn } from './words/index.ts';

/** Writes the mail that tells an administrator that a webhook was turned off. */
export function writeWebhookOff(
  { name, site, url }: { name: string; site: string; url: string },
  locale: string,
): Written {
  const { greeting, webhookOff } = wordsIn(locale);
  const text = [
    say(greeting, { name: oneLine(name) }),
    say(webhookOff.text, { host: new URL(url).host }),
    say(webhookOff.end, { page: `${site}/settings/integrations` }),
  ].join('\n\n');
  return { subject: webhookOff.subject, text };
}
