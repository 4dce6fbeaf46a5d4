/** Files in a built page, elements under Vite's development server. */
const isSheet = (node: Node): node is HTMLLinkElement | HTMLStyleElement =>
  node instanceof HTMLStyleElement ||
  (node instanceof HTMLLinkElement && node.rel === 'stylesheet');

/**
 * Copies the style sheets of the surrounding page into a document, including later ones; the
 * document stays hidden until the first have loaded.
 *
 * @returns a function that stops it
 */
export function followSheets(page: Document): () => void {
  const copy = (original: HTMLLinkElement | HTMLStyleElement): Promise<unknown> => {
    const sheet = page.importNode(original, true);
    const settled = new Promise((resolve) => {
      sheet.addEventListener('load', resolve);
      // A style sheet that fails to load must not keep the page hidden.
      sheet.addEventListener('error', resolve);
    });
    page.head.append(sheet);
    return original instanceof HTMLStyleElement ? Promise.resolve() : settled;
  };
  const { style } = page.documentElement;
  style.visibility = 'hidden';
  void Promise.all([...document.head.children].filter(isSheet).map(copy)).then(() => {
    style.visibility = '';
  });
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) {
      for (const node of addedNodes) if (isSheet(node)) void copy(node);
    }
  });
  observer.observe(document.head, { childList: true });
  return () => observer.disconnect();
}
