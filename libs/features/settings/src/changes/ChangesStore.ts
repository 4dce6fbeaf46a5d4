import type { Api } from '@forecourt/api-client';
import type { SettingsChange } from '@forecourt/contract';
import { CursorList } from '@forecourt/platform';

export interface ChangesStoreOptions {
  api: Pick<Api, 'listSettingsChanges'>;
  partnerId: string;
}

/** The change history of a partner's settings, newest first. Not loaded before it is opened. */
export class ChangesStore {
  readonly list: CursorList<SettingsChange, string>;
  private readonly partnerId: string;

  constructor({ api, partnerId }: ChangesStoreOptions) {
    this.partnerId = partnerId;
    this.list = new CursorList<SettingsChange, string>({
      pageSize: 20,
      idOf: ({ id }) => id,
      fetchPage: async ({ key, after, limit, signal }) => {
        const query = { limit, ...(after && { after }) };
        const { changes, metadata } = await api.listSettingsChanges(key, query, { signal });
        return { items: changes, after: metadata.after };
      },
    });
  }

  open(): Promise<void> {
    return this.list.open(this.partnerId);
  }

  /** Refetches after a change; does nothing before it was opened. */
  refresh(): Promise<void> {
    return this.list.refresh();
  }
}
