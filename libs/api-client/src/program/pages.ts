/** A part of a list, and where the next one begins. */
export interface ListPage {
  metadata: { after: string | null };
}

/**
 * Walks a list page by page, and asks for each page when it is needed:
 *
 *     for await (const { requests } of pages((after) => client.listRequests({ ...query, after })))
 *
 * @param fetchPage the call; `after` is undefined for the first page
 */
export async function* pages<Page extends ListPage>(
  fetchPage: (after?: string) => Promise<Page>,
): AsyncGenerator<Page, void, undefined> {
  let after: string | undefined;
  do {
    const page = await fetchPage(after);
    yield page;
    after = page.metadata.after ?? undefined;
  } while (after !== undefined);
}
