import { type Api, ApiProblem, hasCode } from '@forecourt/api-client';
import type { ApiToken, ApiTokenCreated, Body } from '@forecourt/contract';
import {
  createApiToken,
  listApiTokens,
  revokeApiToken,
} from '@forecourt/contract/endpoints/integrations';
import { Resource } from '@forecourt/platform';
import { action, makeObservable, observableRef, runInAction } from 'mobx';
import { AdminStore } from '../AdminStore.ts';
import { putFirst } from './putFirst.ts';

export interface TokensStoreOptions {
  api: Pick<Api, keyof typeof TokensStore.endpoints>;
  /** The branch; null if the user is not its administrator. */
  partnerId: () => string | null;
}

/** The form of a new token. */
export type TokenDraft = Body<'createApiToken'>;

/** Why a change failed. */
export type TokenFailure = 'name' | 'full' | 'unexpected';

const NEW: TokenDraft = { name: '', scope: 'READ', expires_in_days: 90 };

/** The tokens with which a partner's programs call the API. */
export class TokensStore extends AdminStore<TokenFailure> {
  static readonly endpoints = { createApiToken, listApiTokens, revokeApiToken };
  readonly tokens = new Resource<readonly ApiToken[]>();
  /** What was typed into the form; null while it is closed. */
  draft: TokenDraft | null = null;
  /** The token just created, with its secret, until it has been copied. */
  created: ApiTokenCreated | null = null;
  private readonly options: TokensStoreOptions;

  constructor(options: TokensStoreOptions) {
    super();
    this.options = options;
    makeObservable(this, {
      draft: observableRef,
      created: observableRef,
      begin: action,
      type: action,
      close: action,
    });
  }

  get partnerId(): string | null {
    return this.options.partnerId();
  }

  async load(): Promise<void> {
    const { partnerId } = this;
    if (partnerId === null) return;
    await this.tokens.load(
      async (signal) => (await this.options.api.listApiTokens(partnerId, { signal })).tokens,
    );
  }

  /** Opens the form. */
  begin(): void {
    this.draft = NEW;
    this.failure = null;
  }

  type(change: Partial<TokenDraft>): void {
    if (this.draft) this.draft = { ...this.draft, ...change };
    this.failure = null;
  }

  /** Closes the form or the secret, which is not shown again. */
  close(): void {
    this.draft = null;
    this.created = null;
    this.failure = null;
  }

  create(): Promise<void> {
    return this.work('create', async (partnerId) => {
      const { draft } = this;
      if (!draft) return;
      const created = await this.options.api.createApiToken(partnerId, draft);
      this.tokens.change((all) => putFirst(all, created.token));
      runInAction(() => {
        this.draft = null;
        this.created = created;
      });
    });
  }

  revoke(id: string): Promise<void> {
    return this.work(id, async (partnerId) => {
      await this.options.api.revokeApiToken(partnerId, id).catch((error: unknown) => {
        // a colleague was faster
        if (!hasCode(error, 'NOT_FOUND')) throw error;
      });
      this.tokens.change((all) => all.filter((one) => one.id !== id));
    });
  }

  protected failureOf(error: unknown): TokenFailure {
    if (hasCode(error, 'LIMIT_REACHED')) return 'full';
    return error instanceof ApiProblem && error.status === 422 ? 'name' : 'unexpected';
  }
}
