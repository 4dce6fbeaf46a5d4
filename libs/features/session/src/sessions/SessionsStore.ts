import { hasCode } from '@forecourt/api-client';
import type { Api } from '@forecourt/api-client';
import type { SessionInfo } from '@forecourt/contract';
import {
  deleteAllSessions,
  deleteOneSession,
  listSessions,
} from '@forecourt/contract/endpoints/sessions';
import { Resource } from '@forecourt/platform';
import { action, makeObservable, observable } from 'mobx';

export interface SessionsStoreOptions {
  api: Pick<Api, keyof typeof SessionsStore.endpoints>;
  /** Called when this session has ended too, so that its token is no longer valid. */
  onEnded: () => void;
}

/** The user's sessions, and ending them. */
export class SessionsStore {
  static readonly endpoints = { deleteAllSessions, deleteOneSession, listSessions };
  readonly sessions = new Resource<readonly SessionInfo[]>();
  isEndingAll = false;
  private readonly ending = observable.set<string>();
  private readonly options: SessionsStoreOptions;

  constructor(options: SessionsStoreOptions) {
    this.options = options;
    makeObservable(this, { isEndingAll: observable });
  }

  isEnding(id: string): boolean {
    return this.ending.has(id);
  }

  /** Loads them; the current one comes first. */
  async load(): Promise<void> {
    await this.sessions.load(async (signal) => {
      const { sessions } = await this.options.api.listSessions({ signal });
      return [...sessions].sort((one, other) => Number(other.current) - Number(one.current));
    });
  }

  /**
   * Signs one device out. One that is already signed out counts as success.
   *
   * @throws the call's error
   */
  async end({ id }: SessionInfo): Promise<void> {
    if (this.ending.has(id)) return;
    action(() => this.ending.add(id))();
    try {
      await this.options.api.deleteOneSession(id).catch((error: unknown) => {
        if (!hasCode(error, 'NOT_FOUND')) throw error;
      });
      this.sessions.change((all) => all.filter((one) => one.id !== id));
    } finally {
      action(() => this.ending.delete(id))();
    }
  }

  /**
   * Signs out everywhere, including here.
   *
   * @throws the call's error; no session was ended then
   */
  async endAll(): Promise<void> {
    if (this.isEndingAll) return;
    action(() => (this.isEndingAll = true))();
    try {
      await this.options.api.deleteAllSessions();
    } catch (error) {
      action(() => (this.isEndingAll = false))();
      throw error;
    }
    this.options.onEnded();
  }
}
