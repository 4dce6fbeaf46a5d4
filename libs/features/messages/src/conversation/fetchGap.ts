import type { ConversationSource, MessagesPage, PageQuery } from './source.ts';

/** A gap of more pages than this is not filled; the conversation restarts at the newest page. */
const GAP_PAGES = 4;

/**
 * Everything after a message, newest first, as one page. Its `after` is null unless the gap is too
 * large; then only the newest part is included.
 */
export async function fetchGap<Subject>(
  page: (query: Omit<PageQuery, 'limit'>) => ReturnType<ConversationSource<Subject>['page']>,
  since: number,
): Promise<MessagesPage<Subject>> {
  const first = await page({ since });
  const messages = [...first.messages];
  let { after } = first;
  for (let pages = 1; after !== null && pages < GAP_PAGES; pages += 1) {
    const next = await page({ since, after });
    messages.push(...next.messages);
    after = next.after;
  }
  return { ...first, messages, after };
}
