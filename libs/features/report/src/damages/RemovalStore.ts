import type { Api } from '@forecourt/api-client';
import type { DamageLocation } from '@forecourt/contract';
import { removeDamage } from '@forecourt/contract/endpoints/damages';
import { ReportChange, type ReportChangeOptions } from '../ReportChange.ts';

export interface RemovalStoreOptions extends ReportChangeOptions {
  api: Pick<Api, keyof typeof RemovalStore.endpoints>;
}

/** Taking a damage that staff added out of the current report. */
export class RemovalStore extends ReportChange<string> {
  static readonly endpoints = { removeDamage };
  private readonly api: RemovalStoreOptions['api'];

  constructor({ api, ...options }: RemovalStoreOptions) {
    super(options);
    this.api = api;
  }

  /** Whether it can be taken out: the customer's own damages stay. */
  mayRemove({ id }: DamageLocation): boolean {
    const added = this.report.report.value?.report.added_damages ?? [];
    return this.mayChange && added.includes(id);
  }

  /** Whether the customer is being asked for photos of it. */
  isAskedFor({ id }: DamageLocation): boolean {
    const additions = this.report.report.value?.report.additions ?? [];
    return additions.some(
      ({ state, shots }) =>
        state === 'OPEN' && shots.some(({ damage_location_id: damage }) => damage === id),
    );
  }

  /** Asks first. */
  begin({ id }: DamageLocation): void {
    this.open(id);
  }

  /** @returns whether it is no longer in the report */
  async remove(): Promise<boolean> {
    const { changingId: id } = this;
    if (id === null) return false;
    const isGone = await this.send('remove', id, (requestId) =>
      this.api.removeDamage(requestId, id),
    );
    if (isGone) this.report.damages.forget();
    return isGone;
  }
}
