/**
 * The HTML that a partner puts on their website: the element, and the script that renders the
 * button.
 *
 * @param origin protocol and host of this product
 * @param uniqueId path of the invite page
 */
export function embedSnippet(origin: string, uniqueId: string): string {
  return (
    `<script src="${escaped(origin)}/embed.js" defer></script>\n` +
    `<forecourt-get-started partner="${escaped(uniqueId)}"></forecourt-get-started>`
  );
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}
