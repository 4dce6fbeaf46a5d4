import type { Api } from '@forecourt/api-client';
import { Act } from '@forecourt/api-client/act';
import type { DamageLocation, DamagePinPoint, Upload } from '@forecourt/contract';
import { placeDamagePin, removeDamagePin } from '@forecourt/contract/endpoints/damages';
import { action, computed, makeObservable, observable, observableRef, reaction } from 'mobx';
import { scanOf } from '../gallery/galleryPhotos.ts';
import type { ReportStore } from '../ReportStore.ts';

export interface PlacingStoreOptions {
  report: ReportStore;
  api: Pick<Api, keyof typeof PlacingStore.endpoints>;
  /** Whether this person may change the report. */
  mayPlace: () => boolean;
}

/** Placing one damage of the current report on its 360 scan. */
export class PlacingStore {
  static readonly endpoints = { placeDamagePin, removeDamagePin };
  /** The damage being placed; null while none is. */
  placingId: string | null = null;
  /** Where it was placed until now, the oldest first. */
  points: readonly DamagePinPoint[] = [];
  readonly act: Act;
  private readonly options: PlacingStoreOptions;

  constructor(options: PlacingStoreOptions) {
    this.options = options;
    this.act = new Act({ onMoved: () => void options.report.refresh() });
    makeObservable(this, {
      placingId: observable,
      points: observableRef,
      damage: computed,
      mayPlace: computed,
      begin: action,
      change: action,
      cancel: action,
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
    return this.locations.find(({ id }) => id === this.placingId);
  }

  /** Whether damages can be placed now: there is a scan, and the report can still be changed. */
  get mayPlace(): boolean {
    const status = this.options.report.report.value?.report.status;
    return this.options.mayPlace() && status !== 'ARCHIVED' && this.scan !== undefined;
  }

  /** Whether there is something to save. */
  get isChanged(): boolean {
    const before = this.damage?.pin?.points ?? [];
    return this.points.length > 0 && JSON.stringify(before) !== JSON.stringify(this.points);
  }

  /** Stops when another report is opened. Returns the stop function. */
  follow(): () => void {
    return reaction(
      () => this.options.report.requestId,
      () => this.close(),
    );
  }

  begin({ id, pin }: DamageLocation): void {
    this.placingId = id;
    this.points = pin?.points ?? [];
    this.act.forgive();
  }

  change(points: readonly DamagePinPoint[]): void {
    this.points = points;
  }

  /** Nothing is changed; not while something is being saved. */
  cancel(): void {
    if (this.act.sending === null) this.close();
  }

  /** Saves where it was placed. @returns whether it succeeded */
  async save(): Promise<boolean> {
    const { damage, scan } = this;
    if (!damage || !scan || this.points.length === 0) return false;
    const pin = { upload_id: scan.id, points: this.points.map((point) => ({ ...point })) };
    return this.send('save', damage.id, async (requestId) => {
      await this.options.api.placeDamagePin(requestId, damage.id, pin);
    });
  }

  /** Takes the damage off the scan. @returns whether it succeeded */
  async remove(): Promise<boolean> {
    const { damage } = this;
    if (!damage) return false;
    return this.send('remove', damage.id, async (requestId) => {
      await this.options.api.removeDamagePin(requestId, damage.id);
    });
  }

  private async send(
    name: 'save' | 'remove',
    id: string,
    call: (requestId: string) => Promise<void>,
  ): Promise<boolean> {
    const { report } = this.options;
    const { requestId } = report;
    if (!requestId) return false;
    const isDone = await this.act.run(name, id, async () => {
      await call(requestId);
      await report.refresh();
    });
    if (isDone) this.close();
    return isDone;
  }

  private close = action(() => {
    this.placingId = null;
    this.points = [];
    this.act.forgive();
  });

  private get content() {
    return this.options.report.report.value?.report.report;
  }
}
