import type { Api } from '@forecourt/api-client';
import type { User } from '@forecourt/contract';
import { createSession, deleteSession, getSession } from '@forecourt/contract/endpoints/session';
import { Resource, storageKeys } from '@forecourt/platform';
import type { KeyValueStorage, TypedWork, Typist } from '@forecourt/platform';
import { action, makeObservable, observable } from 'mobx';

export interface SessionStoreOptions {
  api: Pick<Api, keyof typeof SessionStore.endpoints>;
  storage: KeyValueStorage;
  /** Typed text on this page that is kept while the user signs in again. */
  typed: TypedWork;
  /** The user of a token; rejects when the server does not accept it. */
  whoIs: (token: string) => Promise<User>;
  /** Reloads the page, so that nothing of the previous user remains after signing in (spec §4). */
  reload: () => void;
  /**
   * Clears the page, then reloads it or goes to /login, so that nothing of the previous user
   * remains after signing out or when a session ends. `before` runs once all pending requests have
   * failed and their text has been restored.
   */
  leave: (to: 'here' | 'login', before?: () => void) => void;
  /** Deletes a person's data from the device. */
  forget?: (userId: string) => void;
}

/** Tells other tabs whose session ended, to distinguish that from a sign-out. */
export const endedKey = 'forecourt_ended';
/** Tells /login which partner ended the access. */
export const accessEndedKey = 'forecourt_access_ended';
/** Takes the email typed on /login to /login/company; in the window's own storage, as addresses are logged. */
export const companyEmailKey = 'forecourt_company_email';

/** The signed-in user of this device. Only the token is stored (storage key `authToken`). */
export class SessionStore {
  static readonly endpoints = { createSession, deleteSession, getSession };
  token: string | null;
  readonly user = new Resource<User>();
  private readonly options: SessionStoreOptions;

  constructor(options: SessionStoreOptions) {
    this.options = options;
    this.token = options.storage.get(storageKeys.authToken);
    makeObservable<this, 'take'>(this, {
      token: observable,
      drop: action,
      take: action,
    });
  }

  /**
   * The user whose session ended in this tab and who may sign in again in place. Null while signed
   * in.
   */
  get held(): Typist | null {
    return this.token === null ? this.options.typed.person : null;
  }

  /** Loads the token's user. A rejected token leads to {@link end}, by the 401 policy. */
  async load(): Promise<void> {
    await this.user.load(async (signal) => (await this.options.api.getSession({ signal })).user);
    const { value } = this.user;
    // A refused token has ended the session: what was typed waits for the next sign-in.
    if (value && this.token !== null) this.options.typed.settle(value.id);
  }

  /**
   * Signs in, stores the token and reloads the page.
   *
   * @throws the call's error, for the caller to show (spec §8)
   */
  async signIn(username: string, password: string): Promise<void> {
    const { token } = await this.options.api.createSession({ username, password });
    this.enter(token);
  }

  /** Stores the token of a new session and reloads the page. */
  enter(token: string): void {
    const { storage, reload } = this.options;
    storage.remove(endedKey);
    storage.remove(accessEndedKey);
    storage.set(storageKeys.authToken, token);
    reload();
  }

  /** Signs out on this device even if the server cannot be reached. */
  async signOut(): Promise<void> {
    const { api, storage } = this.options;
    // First for other tabs: the server's word that the session is over may reach them sooner than us.
    storage.remove(endedKey);
    storage.remove(storageKeys.authToken);
    await api.deleteSession().catch(() => undefined);
    this.signedOut();
  }

  /** The user ended this session, so nothing of theirs stays on the device. */
  signedOut(): void {
    const { storage, leave } = this.options;
    const id = this.user.value?.id;
    storage.remove(endedKey);
    this.drop();
    leave('here', () => this.forgetPerson(id));
  }

  /**
   * The server no longer accepts the token. It is removed at once, here and for other tabs, and the
   * page is cleared. What the user has typed is kept while they sign in again in place. If the user
   * was unknown, or a partner ended the access, goes to /login instead.
   *
   * @param partner name of the partner whose administrator ended the access
   */
  end(partner?: string): void {
    const { storage, typed, leave } = this.options;
    const refused = this.token;
    if (refused === null) return;
    const stored = storage.get(storageKeys.authToken);
    if (stored !== null && stored !== refused) return void this.follow(stored);
    const person = this.user.value;
    if (partner) storage.set(accessEndedKey, partner);
    else if (person) storage.set(endedKey, person.id);
    this.drop();
    if (partner || !person) {
      leave('login', () => this.forgetPerson(person?.id));
    } else {
      const { id, username } = person;
      leave('here', () => typed.hold({ id, username }));
    }
  }

  /**
   * Signs in again the user whose session ended in this tab, and reloads the page.
   *
   * @throws the call's error, for the caller to show (spec §8)
   */
  async signInAgain(password: string): Promise<void> {
    await this.signIn(this.held?.username ?? '', password);
  }

  /** The user does not sign in again: deletes their typed text and stored data. */
  giveUp(): void {
    const { storage, leave } = this.options;
    const id = this.held?.id;
    storage.remove(endedKey);
    leave('login', () => this.forgetPerson(id));
  }

  /** Removes the token, because the server no longer accepts it (401, spec §8). */
  drop(): void {
    this.token = null;
    this.options.storage.remove(storageKeys.authToken);
  }

  /**
   * Follows other tabs: a sign-out, or a sign-in as another user, reloads the page; the end of a
   * session ends it here too; if the same user signed in again, this tab continues with the new
   * token. Returns the stop function.
   */
  followOtherTabs(): () => void {
    return this.options.storage.subscribe(storageKeys.authToken, (token) => {
      if (token !== this.token) void this.follow(token);
    });
  }

  /**
   * Checks that the page still belongs to the signed-in user; called when it returns from the
   * bfcache.
   */
  check(): void {
    const stored = this.options.storage.get(storageKeys.authToken);
    if (stored !== this.token) void this.follow(stored);
    else if (stored !== null) void this.load();
  }

  private async follow(token: string | null): Promise<void> {
    const { storage, whoIs, leave } = this.options;
    const mine = this.user.value?.id;
    if (token === null) {
      if (mine !== undefined && storage.get(endedKey) === mine) return this.end();
      this.drop();
      return leave('here', () => this.forgetPerson(mine));
    }
    const theirs = mine !== undefined && (await whoIs(token).catch(() => null));
    if (theirs && theirs.id === mine && this.token !== null) this.take(token);
    else leave('here');
  }

  private forgetPerson(userId: string | undefined): void {
    this.options.typed.forget();
    if (userId !== undefined) this.options.forget?.(userId);
  }

  private take(token: string): void {
    this.token = token;
  }
}
