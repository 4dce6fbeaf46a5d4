import type { SessionApi } from '@forecourt/api-client/session';
import type { User } from '@forecourt/contract';
import type { KeyValueStorage } from '@forecourt/platform';
import { Resource, storageKeys } from '@forecourt/platform';
import { action, makeObservable, observable } from 'mobx';

export interface SessionStoreOptions {
  api: Pick<SessionApi, 'createSession' | 'getSession' | 'deleteSession'>;
  storage: KeyValueStorage;
  /** Who a token belongs to; rejects when the server does not take it. */
  whoIs: (token: string) => Promise<User>;
  /** Loads the page anew: after signing in and out nothing of the last person stays (spec §4). */
  reload: () => void;
  /** Erases what is kept on the device until its person logs out. */
  forget?: (user: User) => void;
}

/** Who is signed in on this device. The token is the only thing kept (storage key `authToken`). */
export class SessionStore {
  token: string | null;
  readonly user = new Resource<User>();
  /** The server no longer takes the token of a person who is at work: they are to sign in again. */
  isExpired = false;
  private renewal: Renewal | null = null;
  private readonly options: SessionStoreOptions;

  constructor(options: SessionStoreOptions) {
    this.options = options;
    this.token = options.storage.get(storageKeys.authToken);
    makeObservable<this, 'take'>(this, {
      token: observable,
      isExpired: observable,
      drop: action,
      renew: action,
      take: action,
    });
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
    this.enter(token);
  }

  /** Keeps the token of a new session and loads the page anew. */
  enter(token: string): void {
    this.options.storage.set(storageKeys.authToken, token);
    this.options.reload();
  }

  /** Signs out here even when the server cannot be told, and loads the page anew. */
  async signOut(): Promise<void> {
    const { api, forget } = this.options;
    await api.deleteSession().catch(() => undefined);
    if (this.user.value) forget?.(this.user.value);
    this.drop();
    this.options.reload();
  }

  /**
   * The server refused the token. Asks the person who is at work to sign in again in place, so that
   * nothing on the page is lost; until then the token is kept, for other tabs to ask in their turn.
   *
   * @returns true once there is a new token of the same person; false where nobody is at work yet, or
   *   they chose to leave: the token is to be dropped
   */
  renew(): Promise<boolean> {
    if (!this.user.value) return Promise.resolve(false);
    this.isExpired = true;
    this.renewal ??= newRenewal();
    return this.renewal.promise;
  }

  /**
   * Signs the same person in again.
   *
   * @throws whatever the call throws: the caller shows it (spec §8)
   */
  async signInAgain(password: string): Promise<void> {
    const { api, storage, reload } = this.options;
    const username = this.user.value?.username ?? '';
    const { token, user } = await api.createSession({ username, password });
    storage.set(storageKeys.authToken, token);
    if (user.id === this.user.value?.id) this.take(token);
    else reload();
  }

  /** Does not sign in again: what waits for it fails, and the token is dropped. */
  leave(): void {
    this.renewal?.settle(false);
    this.renewal = null;
  }

  /** Forgets the token: the server no longer takes it (401, spec §8). */
  drop(): void {
    this.token = null;
    this.isExpired = false;
    this.options.storage.remove(storageKeys.authToken);
    this.user.reset();
  }

  /**
   * Follows another tab: a sign-out, and a sign-in of another person, load the page anew; when the
   * same person signed in again, this tab goes on with the new token. Returns the way to stop.
   */
  followOtherTabs(): () => void {
    return this.options.storage.subscribe(storageKeys.authToken, (token) => {
      if (token !== this.token) void this.follow(token);
    });
  }

  private async follow(token: string | null): Promise<void> {
    const { whoIs, reload } = this.options;
    const mine = this.user.value?.id;
    const theirs = token !== null && mine !== undefined && (await whoIs(token).catch(() => null));
    if (token !== null && theirs && theirs.id === mine) this.take(token);
    else reload();
  }

  private take(token: string): void {
    this.token = token;
    this.isExpired = false;
    this.renewal?.settle(true);
    this.renewal = null;
  }
}

/** Calls that wait for a new token, as one promise. */
interface Renewal {
  promise: Promise<boolean>;
  settle(renewed: boolean): void;
}

function newRenewal(): Renewal {
  let settle: Renewal['settle'] = () => undefined;
  const promise = new Promise<boolean>((resolve) => (settle = resolve));
  return { promise, settle };
}
