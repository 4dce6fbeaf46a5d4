/**
 * Notes what a page logs, under the story that it shows: uncaught errors and console errors. A story
 * that warns fails by itself; the browser's own warnings are about the typing of its test.
 * @param page of Playwright, or an emitter of its events
 * @param current the story that is shown now, `{ id }`
 * @param note called with each problem, a line
 */
export function listenTo(page, current, note) {
  const tell = (kind, text) => note(`${current.id}: ${kind} ${text.slice(0, 300)}`);
  page.on('pageerror', (error) => tell('error', error.message));
  page.on('console', (message) => {
    if (message.type() !== 'error') return;
    const { url } = message.location();
    // The browser's own log line about a mocked response: refused, missing, lost.
    if (/^Failed to load resource/.test(message.text()) && /\/(api|chats|media)\//.test(url))
      return;
    tell(message.type(), `${message.text()} ${url}`);
  });
}

/** Every nth of a list, from the first; all of it for 1. */
export const sampleOf = (all, every) => all.filter((_, index) => index % every === 0);
