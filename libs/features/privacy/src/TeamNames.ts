import type { Api } from '@forecourt/api-client';
import type { Privacy } from '@forecourt/contract';
import type { Resource } from '@forecourt/platform';
import { action, makeObservable, observable, observableRef, runInAction } from 'mobx';

export interface TeamNamesOptions {
  api: Pick<Api, 'updatePrivacy'>;
  partnerId: () => string | null;
  saved: Resource<Privacy>;
  /** It was saved and recorded. */
  onSaved: () => void;
}

/** Whether Insights tell the members of the team apart; saved at once. */
export class TeamNames {
  failure: unknown = undefined;
  saving = false;
  private readonly options: TeamNamesOptions;

  constructor(options: TeamNamesOptions) {
    this.options = options;
    makeObservable(this, { failure: observableRef, saving: observable, reset: action });
  }

  /** @returns whether it was saved */
  async show(names_in_insights: boolean): Promise<boolean> {
    const { api, partnerId, saved, onSaved } = this.options;
    const id = partnerId();
    if (id === null || this.saving) return false;
    runInAction(() => Object.assign(this, { saving: true, failure: undefined }));
    try {
      saved.set((await api.updatePrivacy(id, { names_in_insights })).privacy);
      onSaved();
      return true;
    } catch (error) {
      runInAction(() => (this.failure = error));
      return false;
    } finally {
      runInAction(() => (this.saving = false));
    }
  }

  reset(): void {
    this.failure = undefined;
  }
}
