import { hasCode } from '@forecourt/api-client';
import type { Api } from '@forecourt/api-client';
import type { Security, SecurityEvent, SecurityEventType } from '@forecourt/contract';
import { removeMemberFactors } from '@forecourt/contract/endpoints/factors';
import {
  getSecurity,
  listSecurityEvents,
  recordExport,
  updateSecurity,
} from '@forecourt/contract/endpoints/security';
import { CursorList, Resource } from '@forecourt/platform';
import { action, computed, makeObservable, observableRef } from 'mobx';
import { AdminStore } from '../AdminStore.ts';
import { securityCsv } from './securityCsv.ts';

export interface SecurityStoreOptions {
  api: Pick<Api, keyof typeof SecurityStore.endpoints>;
  /** The branch; null if the user is not its administrator. */
  partnerId: () => string | null;
  /** Saves a file in the browser. */
  save: (name: string, text: string) => void;
}

/** The filter of the list; null means no filter. */
export interface SecurityFilter {
  type: SecurityEventType | null;
  member: string | null;
}

interface Key extends SecurityFilter {
  partnerId: string;
}

/** Why a change failed. */
export type SecurityFailure = 'noFactor' | 'unexpected';

const PAGE = 50;
const FILE_PAGE = 100;
/** The largest export; nobody reads a longer file. */
const FILE_PAGES = 100;

/** How a partner's members sign in, and the security log. */
export class SecurityStore extends AdminStore<SecurityFailure> {
  static readonly endpoints = {
    getSecurity,
    listSecurityEvents,
    recordExport,
    removeMemberFactors,
    updateSecurity,
  };
  readonly security = new Resource<Security>();
  readonly events: CursorList<SecurityEvent, Key>;
  filter: SecurityFilter = { type: null, member: null };
  private readonly options: SecurityStoreOptions;

  constructor(options: SecurityStoreOptions) {
    super();
    this.options = options;
    this.events = new CursorList<SecurityEvent, Key>({
      pageSize: PAGE,
      idOf: ({ id }) => id,
      fetchPage: async ({ key, after, limit, signal }) => {
        const { events, metadata } = await this.fetch(key, after ?? null, limit, signal);
        return { items: events, after: metadata.after };
      },
    });
    makeObservable(this, {
      filter: observableRef,
      without: computed,
      narrow: action,
    });
  }

  /** Members without a second factor. */
  get without(): number {
    return this.security.value?.members.filter((one) => !one.second_factor).length ?? 0;
  }

  get partnerId(): string | null {
    return this.options.partnerId();
  }

  async load(): Promise<void> {
    const { partnerId } = this;
    if (partnerId === null) return;
    void this.events.open({ partnerId, ...this.filter });
    await this.security.load(
      async (signal) => (await this.options.api.getSecurity(partnerId, { signal })).security,
    );
  }

  narrow(filter: Partial<SecurityFilter>): void {
    this.filter = { ...this.filter, ...filter };
    const { partnerId } = this;
    if (partnerId !== null) void this.events.open({ partnerId, ...this.filter });
  }

  /** Turns the requirement of a second factor for all members on or off. */
  require(factor_required: boolean): Promise<void> {
    return this.work('require', async (partnerId) => {
      const { security } = await this.options.api.updateSecurity(partnerId, { factor_required });
      this.security.change(() => security);
    });
  }

  /** Removes a member's second factors, such as after losing their phone. */
  removeFactors(userId: string): Promise<void> {
    return this.work(userId, async (partnerId) => {
      await this.options.api.removeMemberFactors(userId, { partner_id: partnerId });
      this.security.change((all) => ({
        ...all,
        members: all.members.map((one) =>
          one.id === userId ? { ...one, second_factor: false } : one,
        ),
      }));
    });
  }

  /** Exports the filtered log; the export itself is recorded first. */
  export(name: string): Promise<void> {
    return this.work('export', async (partnerId) => {
      const key = { partnerId, ...this.filter };
      const all: SecurityEvent[] = [];
      let after: string | null = null;
      for (let page = 0; page < FILE_PAGES; page += 1) {
        const answer = await this.fetch(key, after, FILE_PAGE);
        all.push(...answer.events);
        ({ after } = answer.metadata);
        if (after === null) break;
      }
      const what = 'SECURITY_LOG';
      await this.options.api.recordExport(partnerId, { what, rows: all.length });
      this.options.save(name, securityCsv(all));
    });
  }

  private fetch(key: Key, after: string | null, limit: number, signal?: AbortSignal) {
    const { partnerId, type, member } = key;
    const query = {
      limit,
      ...(after !== null && { after }),
      ...(type && { type }),
      ...(member !== null && { member }),
    };
    return this.options.api.listSecurityEvents(partnerId, query, { signal });
  }

  protected failureOf(error: unknown): SecurityFailure {
    return hasCode(error, 'INVALID_TRANSITION') ? 'noFactor' : 'unexpected';
  }

  /** Every change is in the log. */
  protected override work(what: string, run: (partnerId: string) => Promise<void>): Promise<void> {
    return super.work(what, async (partnerId) => {
      await run(partnerId);
      void this.events.refresh();
    });
  }
}
