import type { Api } from '@forecourt/api-client';
import type { Customisation, Flow, Partner } from '@forecourt/contract';
import { listMyPartners, listPartnerCustomisations } from '@forecourt/contract/endpoints/partners';
import type { KeyValueStorage } from '@forecourt/platform';
import { Resource, storageKeys } from '@forecourt/platform';
import { action, computed, makeObservable, observable } from 'mobx';

export interface BranchStoreOptions {
  api: Pick<Api, keyof typeof BranchStore.endpoints>;
  storage: KeyValueStorage;
}

/**
 * The partner accounts (branches) of the signed-in user, the current one, and its customisation of
 * each area. The current one is the first unless the stored id (storage key `partnerId`) matches
 * (spec §4).
 */
export class BranchStore {
  static readonly endpoints = { listMyPartners, listPartnerCustomisations };
  readonly partners = new Resource<Partner[]>();
  readonly customisations = new Resource<Customisation[]>();
  chosenId: string | null;
  private readonly options: BranchStoreOptions;
  /** The branch whose customisations were last requested. */
  private askedFor: string | null = null;
  private loading: Promise<void> | null = null;

  constructor(options: BranchStoreOptions) {
    this.options = options;
    this.chosenId = options.storage.get(storageKeys.partnerId);
    makeObservable<this, 'choose' | 'forgetForeign'>(this, {
      chosenId: observable,
      current: computed,
      byFlow: computed,
      choose: action,
      forgetForeign: action,
    });
  }

  get current(): Partner | undefined {
    const list = this.partners.value ?? [];
    return list.find((partner) => partner.id === this.chosenId) ?? list[0];
  }

  /** Whether the areas have loaded and the current branch lacks this one. */
  lacks(flow: Flow): boolean {
    return this.customisations.state.status === 'loaded' && !this.byFlow.has(flow);
  }

  /** The current branch's customisation of each area it has. An area without one does not show. */
  get byFlow(): ReadonlyMap<Flow, Customisation> {
    return new Map((this.customisations.value ?? []).map((entry) => [entry.flow, entry]));
  }

  /**
   * Loads the branches and the current one's areas. The stored branch's areas are requested right
   * away, and requested again only if that branch is not one of the user's.
   */
  load(): Promise<void> {
    this.loading = this.loadAll();
    return this.loading;
  }

  /** Resolves when branches and areas have loaded or failed; loads them if nothing has yet. */
  ready(): Promise<void> {
    return this.loading ?? this.load();
  }

  /** Resolves when the current branch is known, or when loading it has failed. */
  async known(): Promise<void> {
    if (!this.current) await this.ready();
  }

  /** Switches to another branch, stores the choice on this device, and loads its areas. */
  async switchTo(id: string): Promise<void> {
    this.choose(id);
    await this.loadAreas(id);
  }

  /** Reloads branches and areas after a change; the old ones stay visible meanwhile. */
  async refresh(): Promise<void> {
    const { current } = this;
    await Promise.all([this.loadPartners(), current && this.loadAreas(current.id)]);
  }

  private async loadAll(): Promise<void> {
    // An earlier request may have failed.
    this.askedFor = null;
    const early = this.chosenId ? this.loadAreas(this.chosenId) : Promise.resolve();
    await this.loadPartners();
    this.forgetForeign();
    if (this.current && this.current.id !== this.askedFor) await this.loadAreas(this.current.id);
    else await early;
  }

  private async loadPartners(): Promise<void> {
    await this.partners.load(async (signal) => {
      return (await this.options.api.listMyPartners({ signal })).partners;
    });
  }

  /** An unknown id was stored by the previous user of this device. */
  private forgetForeign(): void {
    const known = this.partners.state.status === 'loaded';
    if (!known || this.chosenId === null || this.current?.id === this.chosenId) return;
    this.chosenId = null;
    this.options.storage.remove(storageKeys.partnerId);
  }

  private choose(id: string): void {
    this.chosenId = id;
    this.options.storage.set(storageKeys.partnerId, id);
    this.customisations.reset();
  }

  private async loadAreas(id: string): Promise<void> {
    this.askedFor = id;
    await this.customisations.load(async (signal) => {
      return (await this.options.api.listPartnerCustomisations(id, { signal })).customisations;
    });
  }
}
