import type { Embed } from './embed.ts';

/**
 * The HTML that a partner puts on their website where the button or the form should be.
 *
 * @param origin protocol and host of this product
 * @param uniqueId path of the invite page
 */
export function embedSnippet(origin: string, uniqueId: string, embed: Embed): string {
  const { mode, text, ...rest } = embed;
  const given = {
    partner: uniqueId,
    mode: mode === 'button' ? '' : mode,
    // The form in the page has no button.
    text: mode === 'inline' ? '' : text.trim(),
    ...rest,
  };
  const attributes = Object.entries(given)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => ` data-${name}="${escaped(value)}"`);
  return `<script async src="${escaped(origin)}/embed.js"${attributes.join('')}></script>`;
}

/** What a website's content security policy must allow, where it has one. */
export const policyOf = (origin: string): string =>
  ['script-src', 'frame-src', 'connect-src'].map((name) => `${name} ${origin};`).join('\n');

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}
