import type { PartnersApi } from '@forecourt/api-client/partners';
import type { Customisation, Flow, Partner } from '@forecourt/contract';
import type { KeyValueStorage } from '@forecourt/platform';
import { Resource, storageKeys } from '@forecourt/platform';
import { action, computed, makeObservable, observable } from 'mobx';

export interface BranchStoreOptions {
  api: Pick<PartnersApi, 'listMyPartners' | 'listPartnerCustomisations'>;
  storage: KeyValueStorage;
}

/**
 * The partner accounts (branches) of the person signed in, the current one, and how it has set up its
 * areas. The current one is the first unless the stored id (storage key `partnerId`) matches (spec §4).
 */
export class BranchStore {
  readonly partners = new Resource<Partner[]>();
  readonly customisations = new Resource<Customisation[]>();
  chosenId: string | null;
  private readonly options: BranchStoreOptions;
  /** Whose customisations were asked for last. */
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

  /** Whether it is known that the current branch has not set up an area. */
  lacks(flow: Flow): boolean {
    return this.customisations.state.status === 'loaded' && !this.byFlow.has(flow);
  }

  /** The current branch's customisation of each area it has. An area without one does not show. */
  get byFlow(): ReadonlyMap<Flow, Customisation> {
    return new Map((this.customisations.value ?? []).map((entry) => [entry.flow, entry]));
  }

  /**
   * Loads the branches and the areas of the current one. The stored branch's areas are asked for at
   * once; they are asked for again only when it turns out not to be one of ours.
   */
  load(): Promise<void> {
    this.loading = this.loadAll();
    return this.loading;
  }

  /** Resolves when branches and areas are there, or could not be had; loads them if nobody has. */
  ready(): Promise<void> {
    return this.loading ?? this.load();
  }

  /** Resolves when it is known which branch is the current one, or when that failed. */
  async known(): Promise<void> {
    if (!this.current) await this.ready();
  }

  /** Makes another branch the current one, on this device and for good, and loads its areas. */
  async switchTo(id: string): Promise<void> {
    this.choose(id);
    await this.loadAreas(id);
  }

  /** Loads branches and areas anew after something about them was changed; what is shown stays meanwhile. */
  async refresh(): Promise<void> {
    const { current } = this;
    await Promise.all([this.loadPartners(), current && this.loadAreas(current.id)]);
  }

  private async loadAll(): Promise<void> {
    // What was asked for before may have failed.
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

  /** A choice that is nobody's here was made by the last person on this device. */
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
