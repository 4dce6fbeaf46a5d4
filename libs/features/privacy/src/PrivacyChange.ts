import { type Api, hasCode } from '@forecourt/api-client';
import type { Privacy, PrivacyUpdate } from '@forecourt/contract';
import type { Resource } from '@forecourt/platform';
import { action, makeObservable, observable, observableRef, runInAction } from 'mobx';

export interface PrivacyChangeOptions {
  api: Pick<Api, 'updatePrivacy'>;
  partnerId: () => string | null;
  saved: Resource<Privacy>;
  /** It was saved and recorded. */
  onSaved: () => void;
}

/** Saves a part of what is set for the personal data of a branch. */
export class PrivacyChange {
  /** Why it could not be saved; undefined if it could. */
  failure: unknown = undefined;
  saving = false;
  private readonly options: PrivacyChangeOptions;

  constructor(options: PrivacyChangeOptions) {
    this.options = options;
    makeObservable(this, { failure: observableRef, saving: observable, clear: action });
  }

  /** @returns whether it was saved; false while another is on its way */
  async save(update: PrivacyUpdate): Promise<boolean> {
    const { api, partnerId, saved, onSaved } = this.options;
    const id = partnerId();
    if (id === null || this.saving) return false;
    runInAction(() => Object.assign(this, { saving: true, failure: undefined }));
    try {
      saved.set((await api.updatePrivacy(id, update)).privacy);
      onSaved();
      return true;
    } catch (error) {
      // cancelling the reauthentication is not an error
      const isGivenUp = hasCode(error, 'REAUTHENTICATION_REQUIRED');
      runInAction(() => (this.failure = isGivenUp ? undefined : error));
      return false;
    } finally {
      runInAction(() => (this.saving = false));
    }
  }

  /** Says nothing of an earlier failure any more. */
  clear(): void {
    this.failure = undefined;
  }
}
