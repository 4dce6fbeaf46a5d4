import { callsOf } from '@forecourt/api-client';
import { KeptDrafts, SettingsStore } from '@forecourt/feature-settings';
import {
  computed,
  makeObservable,
  observable,
  observableRef,
  reaction,
  runInAction,
  when,
} from 'mobx';
import { may } from '@forecourt/feature-session/permission';
import { settingsDraftsKey } from '@forecourt/platform';
import type { App } from '../app/App.ts';
import type { Staff } from '../stores/Staff.ts';
import { paths } from '../paths.ts';

/** The settings of each visited branch: an unpublished draft survives switching branches. */
export class SettingsStores {
  /** The store of the current branch; null while the branch is unknown. */
  current: SettingsStore | null = null;
  private readonly stores = new Map<string, SettingsStore>();
  private readonly app: App;
  private readonly kept: KeptDrafts;
  private opening: Promise<void> = Promise.resolve();

  constructor(app: App, staff: Staff) {
    this.app = app;
    const { storage, session } = app;
    this.kept = new KeptDrafts(storage, () => {
      const { value: user } = session.user;
      return user ? settingsDraftsKey(user.id) : null;
    });
    makeObservable<this, 'stores'>(this, {
      current: observableRef,
      stores: observable,
      isDirty: computed,
    });
    reaction(
      () => this.current?.draftTheme ?? null,
      (theme) => runInAction(() => (staff.draftTheme = theme)),
    );
    staff.follow({ at: paths.settings, refresh: () => this.refresh() });
  }

  /** Whether any branch has unpublished changes or an upload in progress. */
  get isDirty(): boolean {
    return [...this.stores.values()].some(({ draft, isSending }) => draft?.isDirty || isSending);
  }

  /**
   * Shows the settings of the current branch, freshly loaded.
   *
   * @param draftId a draft that a colleague shared; null for none
   */
  open(draftId: string | null): Promise<void> {
    this.opening = this.show(draftId);
    return this.opening;
  }

  /** Loads what is shown again; what is on its way shows first. */
  private async refresh(): Promise<void> {
    await this.opening;
    await this.current?.load();
  }

  private async show(draftId: string | null): Promise<void> {
    const { branch, http, session } = this.app;
    await branch.known();
    // Drafts are stored per user, so the user has to be known before they are restored.
    await when(() => session.user.value !== undefined || session.user.state.status === 'error');
    const id = branch.current?.id;
    if (!id || !may(branch, 'getSettings')) return;
    const store =
      this.stores.get(id) ??
      new SettingsStore({
        api: callsOf(http, SettingsStore.endpoints),
        partnerId: id,
        mayEdit: may(branch, 'updateSettings'),
        kept: this.kept,
        onPublished: () => void branch.refresh(),
      });
    runInAction(() => {
      this.stores.set(id, store);
      this.current = store;
    });
    if (draftId === null) store.closeShared();
    await store.load();
    if (draftId !== null) await store.openShared(draftId);
  }
}
