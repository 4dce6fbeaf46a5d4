import type { SessionApi } from '@forecourt/api-client/session';
import type { User } from '@forecourt/contract';
import type { KeyValueStorage } from '@forecourt/platform';
import { Resource, storageKeys } from '@forecourt/platform';
import { action, makeObservable, observable } from 'mobx';

export interface SessionStoreOptions {
  api: Pick<SessionApi, 'createSession' | 'getSession' | 'deleteSession'>;
  storage: KeyValueStorage;
  /** Loads the page anew: after signing in and out nothing of the last person stays (spec §4). */
  reload: () => void;
}

/** Who is signed in on this device. The token is the only thing kept (storage key `authToken`). */
export class SessionStore {
  token: string | null;
  readonly user = new Resource<User>();
  private readonly options: SessionStoreOptions;

  constructor(options: SessionStoreOptions) {
    this.options = options;
    this.token = options.storage.get(storageKeys.authToken);
    makeObservable(this, { token: observable, drop: action });
  }

  /** Loads who the token belongs to. A refused token ends in {@link drop}, by the 401 policy. */
  async load(): Promise<void> {
    await this.user.load(async (signal) => (await this.options.api.getSession({ signal })).user);
  }

  /**
   * Signs in, keeps the token and loads the page anew.
   *
   * @throws whatever the call throws: the caller shows it (spec §8)
   */
  async signIn(username: string, password: string): Promise<void> {
    const { token } = await this.options.api.createSession({ username, password });
    this.options.storage.set(storageKeys.authToken, token);
    this.options.reload();
  }

  /** Signs out here even when the server cannot be told, and loads the page anew. */
  async signOut(): Promise<void> {
    await this.options.api.deleteSession().catch(() => undefined);
    this.drop();
    this.options.reload();
  }

  /** Forgets the token: the server no longer takes it (401, spec §8). */
  drop(): void {
    this.token = null;
    this.options.storage.remove(storageKeys.authToken);
    this.user.reset();
  }

  /** Follows a sign-in or sign-out in another tab. Returns the way to stop. */
  followOtherTabs(): () => void {
    return this.options.storage.subscribe(storageKeys.authToken, (token) => {
      if (token !== this.token) this.options.reload();
    });
  }
}
