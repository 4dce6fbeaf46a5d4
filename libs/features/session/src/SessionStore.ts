import type { SessionApi } from '@forecourt/api-client/session';
import type { User } from '@forecourt/contract';
import { Resource, storageKeys } from '@forecourt/platform';
import type { KeyValueStorage, TypedWork, Typist } from '@forecourt/platform';
import { action, makeObservable, observable } from 'mobx';

export interface SessionStoreOptions {
  api: Pick<SessionApi, 'createSession' | 'getSession' | 'deleteSession'>;
  storage: KeyValueStorage;
  /** What is typed on this page and held while a session is signed in again. */
  typed: TypedWork;
  /** Who a token belongs to; rejects when the server does not take it. */
  whoIs: (token: string) => Promise<User>;
  /** Loads the page anew: after signing in nothing of the last person stays (spec §4). */
  reload: () => void;
  /**
   * Empties the page, then loads it anew, or /login: after signing out, and when a session ends,
   * nothing of the last person stays. `before` runs once all that was on its way has failed and given
   * back what it held.
   */
  leave: (to: 'here' | 'login', before?: () => void) => void;
  /** Erases what is kept on the device for a person. */
  forget?: (userId: string) => void;
}

/** Where the tabs read whose session ended, to tell that from a sign-out. */
export const endedKey = 'forecourt_ended';
/** Where /login reads which partner ended the access. */
export const accessEndedKey = 'forecourt_access_ended';

/** Who is signed in on this device. The token is the only thing kept (storage key `authToken`). */
export class SessionStore {
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

  /** Whose session ended in this tab: they may sign in again in place. Null while somebody is at work. */
  get held(): Typist | null {
    return this.token === null ? this.options.typed.person : null;
  }

  /** Loads who the token belongs to. A refused token ends in {@link end}, by the 401 policy. */
  async load(): Promise<void> {
    await this.user.load(async (signal) => (await this.options.api.getSession({ signal })).user);
    const { value } = this.user;
    if (value) this.options.typed.settle(value.id);
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
    const { storage, reload } = this.options;
    storage.remove(endedKey);
    storage.remove(accessEndedKey);
    storage.set(storageKeys.authToken, token);
    reload();
  }

  /** Signs out here even when the server cannot be told. */
  async signOut(): Promise<void> {
    await this.options.api.deleteSession().catch(() => undefined);
    this.signedOut();
  }

  /** The person has ended this session by themselves: nothing of theirs stays on the device. */
  signedOut(): void {
    const { storage, leave } = this.options;
    const id = this.user.value?.id;
    storage.remove(endedKey);
    this.drop();
    leave('here', () => this.forgetPerson(id));
  }

  /**
   * The server no longer takes the token. It is cleared at once, here and for other tabs, and the page
   * with all it has loaded goes. What the person at work has typed is held for them to sign in again
   * in place; where nobody was known to be at work, and where a partner ended the access, it is /login.
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
   * Signs in again whoever's session ended in this tab, and loads the page anew.
   *
   * @throws whatever the call throws: the caller shows it (spec §8)
   */
  async signInAgain(password: string): Promise<void> {
    await this.signIn(this.held?.username ?? '', password);
  }

  /** Does not sign in again: what was held and kept for the person is forgotten. */
  giveUp(): void {
    const { storage, leave } = this.options;
    const id = this.held?.id;
    storage.remove(endedKey);
    leave('login', () => this.forgetPerson(id));
  }

  /** Forgets the token: the server no longer takes it (401, spec §8). */
  drop(): void {
    this.token = null;
    this.options.storage.remove(storageKeys.authToken);
  }

  /**
   * Follows another tab: a sign-out, and a sign-in of another person, load the page anew; the end of a
   * session ends it here as well; when the same person signed in again, this tab goes on with the new
   * token. Returns the way to stop.
   */
  followOtherTabs(): () => void {
    return this.options.storage.subscribe(storageKeys.authToken, (token) => {
      if (token !== this.token) void this.follow(token);
    });
  }

  /** Whether the page is still the one of who is signed in; looked at when it comes back from memory. */
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
