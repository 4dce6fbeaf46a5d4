import type { ConversationSource, MessagesPage, PageQuery } from './source.ts';

/** Whoever was away for more pages than this starts anew at the newest. */
const GAP_PAGES = 4;

/**
 * Everything after a message, newest first, in one page; its `after` is null unless there is more than
 * is worth fetching: then it is only the newest of it.
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
