import { type Api, hasCode } from '@forecourt/api-client';
import type { Body, Webhook, WebhookDelivery } from '@forecourt/contract';
import {
  createWebhook,
  listWebhookDeliveries,
  listWebhooks,
  removeWebhook,
  retryWebhookDelivery,
  rotateWebhookSecret,
  testWebhook,
  updateWebhook,
} from '@forecourt/contract/endpoints/integrations';
import { Resource } from '@forecourt/platform';
import { action, makeObservable, observable, observableRef, runInAction } from 'mobx';
import { AdminStore } from '../AdminStore.ts';
import { putFirst } from './putFirst.ts';

export interface WebhooksStoreOptions {
  api: Pick<Api, keyof typeof WebhooksStore.endpoints>;
  /** The branch; null if the user is not its administrator. */
  partnerId: () => string | null;
}

/** The form of a new webhook. */
export type WebhookDraft = Body<'createWebhook'>;

/** Why a change failed; `address` and `events` belong to their fields. */
export type WebhookFailure = 'address' | 'events' | 'full' | 'unexpected';

/** So many deliveries are shown; older ones tell nobody why the newest fails. */
const SHOWN = 50;

/** The addresses that are told of a partner's events, and what was delivered to them. */
export class WebhooksStore extends AdminStore<WebhookFailure> {
  static readonly endpoints = {
    createWebhook,
    listWebhookDeliveries,
    listWebhooks,
    removeWebhook,
    retryWebhookDelivery,
    rotateWebhookSecret,
    testWebhook,
    updateWebhook,
  };
  readonly webhooks = new Resource<readonly Webhook[]>();
  /** Of the webhook in `looksAt`. */
  readonly deliveries = new Resource<readonly WebhookDelivery[]>();
  /** The webhook whose deliveries are shown. */
  looksAt: Webhook | null = null;
  /** What was typed into the form; null while it is closed. */
  draft: WebhookDraft | null = null;
  /** A new secret, until it has been copied. */
  secret: string | null = null;
  private readonly options: WebhooksStoreOptions;

  constructor(options: WebhooksStoreOptions) {
    super();
    this.options = options;
    makeObservable(this, {
      looksAt: observableRef,
      draft: observableRef,
      secret: observable,
      begin: action,
      type: action,
      close: action,
      look: action,
    });
  }

  get partnerId(): string | null {
    return this.options.partnerId();
  }

  async load(): Promise<void> {
    const { partnerId } = this;
    if (partnerId === null) return;
    await this.webhooks.load(
      async (signal) => (await this.options.api.listWebhooks(partnerId, { signal })).webhooks,
    );
  }

  /** Opens the form. */
  begin(): void {
    this.draft = { url: '', events: [] };
    this.failure = null;
  }

  type(change: Partial<WebhookDraft>): void {
    if (this.draft) this.draft = { ...this.draft, ...change };
    this.failure = null;
  }

  /** Closes the form, the secret or the deliveries. */
  close(): void {
    this.draft = null;
    this.secret = null;
    this.looksAt = null;
    this.failure = null;
  }

  create(): Promise<void> {
    return this.work('create', async (partnerId) => {
      const { draft } = this;
      if (!draft) return;
      if (draft.events.length === 0) {
        runInAction(() => (this.failure = 'events'));
        return;
      }
      const { secret, webhook } = await this.options.api.createWebhook(partnerId, draft);
      this.webhooks.change((all) => putFirst(all, webhook));
      runInAction(() => {
        this.draft = null;
        this.secret = secret;
      });
    });
  }

  /** Pauses it, or turns it on again. */
  switch(id: string, active: boolean): Promise<void> {
    return this.work(id, async (partnerId) => {
      this.replace((await this.options.api.updateWebhook(partnerId, id, { active })).webhook);
    });
  }

  /** Makes a new secret; the one before it goes on signing for a day. */
  rotate(id: string): Promise<void> {
    return this.work(id, async (partnerId) => {
      const { secret } = await this.options.api.rotateWebhookSecret(partnerId, id);
      runInAction(() => (this.secret = secret));
    });
  }

  remove(id: string): Promise<void> {
    return this.work(id, async (partnerId) => {
      await this.options.api.removeWebhook(partnerId, id).catch((error: unknown) => {
        // a colleague was faster
        if (!hasCode(error, 'NOT_FOUND')) throw error;
      });
      this.webhooks.change((all) => all.filter((one) => one.id !== id));
    });
  }

  /** Shows what was delivered to it. */
  look(webhook: Webhook): void {
    this.deliveries.reset();
    this.looksAt = webhook;
    void this.loadDeliveries();
  }

  async loadDeliveries(): Promise<void> {
    const { partnerId, looksAt: webhook } = this;
    if (partnerId === null || !webhook) return;
    const { listWebhookDeliveries: list } = this.options.api;
    await this.deliveries.load(
      async (signal) =>
        (await list(partnerId, webhook.id, { limit: SHOWN }, { signal })).deliveries,
    );
  }

  test(): Promise<void> {
    return this.work('test', async (partnerId) => {
      if (!this.looksAt) return;
      const { delivery } = await this.options.api.testWebhook(partnerId, this.looksAt.id);
      this.deliveries.change((all) => putFirst(all, delivery));
    });
  }

  /** Delivers an event again. */
  again(id: string): Promise<void> {
    return this.work(id, async (partnerId) => {
      if (!this.looksAt) return;
      const { retryWebhookDelivery: retry } = this.options.api;
      const { delivery } = await retry(partnerId, this.looksAt.id, id);
      this.deliveries.change((all) => all.map((one) => (one.id === id ? delivery : one)));
    });
  }

  private replace(webhook: Webhook): void {
    this.webhooks.change((all) => all.map((one) => (one.id === webhook.id ? webhook : one)));
  }

  protected failureOf(error: unknown): WebhookFailure {
    if (hasCode(error, 'LIMIT_REACHED')) return 'full';
    const isAddress = hasCode(error, 'ADDRESS_NOT_ALLOWED') || hasCode(error, 'MISSING_FIELD');
    return isAddress ? 'address' : 'unexpected';
  }
}
