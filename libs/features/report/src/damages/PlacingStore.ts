import type { Api } from '@forecourt/api-client';
import type { DamageLocation, DamagePinPoint, Upload } from '@forecourt/contract';
import { placeDamagePin, removeDamagePin } from '@forecourt/contract/endpoints/damages';
import { action, computed, makeObservable, observableRef } from 'mobx';
import { scanOf } from '../gallery/galleryPhotos.ts';
import { ReportChange, type ReportChangeOptions } from '../ReportChange.ts';

export interface PlacingStoreOptions extends ReportChangeOptions {
  api: Pick<Api, keyof typeof PlacingStore.endpoints>;
}

const NONE: readonly DamagePinPoint[] = [];

/** Placing one damage of the current report on its 360 scan. */
export class PlacingStore extends ReportChange<string> {
  static readonly endpoints = { placeDamagePin, removeDamagePin };
  private placed: readonly DamagePinPoint[] = [];
  private readonly api: PlacingStoreOptions['api'];

  constructor({ api, ...options }: PlacingStoreOptions) {
    super(options);
    this.api = api;
    makeObservable<this, 'placed'>(this, {
      placed: observableRef,
      damage: computed,
      mayPlace: computed,
      begin: action,
      change: action,
    });
  }

  /** The scan that the report shows. */
  get scan(): Upload | undefined {
    const content = this.content;
    return content && scanOf(content);
  }

  get locations(): readonly DamageLocation[] {
    return this.content?.damage_locations ?? [];
  }

  /** The damage being placed; undefined once the report no longer has it. */
  get damage(): DamageLocation | undefined {
    return this.locations.find(({ id }) => id === this.changingId);
  }

  /** Where it was placed until now, the oldest first. */
  get points(): readonly DamagePinPoint[] {
    return this.changingId === null ? NONE : this.placed;
  }

  /** Whether damages can be placed now: there is a scan, and the report can still be changed. */
  get mayPlace(): boolean {
    return this.mayChange && this.scan !== undefined;
  }

  /** Whether there is something to save. */
  get isChanged(): boolean {
    const before = this.damage?.pin?.points ?? [];
    return this.points.length > 0 && JSON.stringify(before) !== JSON.stringify(this.points);
  }

  begin({ id, pin }: DamageLocation): void {
    this.open(id);
    this.placed = pin?.points ?? NONE;
  }

  change(points: readonly DamagePinPoint[]): void {
    this.placed = points;
  }

  /** Saves where it was placed. @returns whether it succeeded */
  async save(): Promise<boolean> {
    const { damage, scan } = this;
    if (!damage || !scan || this.points.length === 0) return false;
    const pin = { upload_id: scan.id, points: this.points.map((point) => ({ ...point })) };
    return this.send('save', damage.id, (requestId) =>
      this.api.placeDamagePin(requestId, damage.id, pin),
    );
  }

  /** Takes the damage off the scan. @returns whether it succeeded */
  async remove(): Promise<boolean> {
    const { damage } = this;
    if (!damage) return false;
    return this.send('remove', damage.id, (requestId) =>
      this.api.removeDamagePin(requestId, damage.id),
    );
  }

  private get content() {
    return this.report.report.value?.report.report;
  }
}
