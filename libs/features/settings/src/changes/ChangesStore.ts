import type { SettingsApi } from '@forecourt/api-client/settings';
import type { SettingsChange } from '@forecourt/contract';
import { CursorList } from '@forecourt/platform';

export interface ChangesStoreOptions {
  api: Pick<SettingsApi, 'listSettingsChanges'>;
  partnerId: string;
}

/** Who changed what in a partner's settings, newest first. Nothing is asked for before it is opened. */
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

  /** Asks again after something was changed; does nothing before it was opened. */
  refresh(): Promise<void> {
    return this.list.refresh();
  }
}
