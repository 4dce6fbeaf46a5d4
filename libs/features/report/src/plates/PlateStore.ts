import type { Api } from '@forecourt/api-client';
import type { PhotoBox, PhotoPlate, Upload } from '@forecourt/contract';
import { placePlate, removePlate } from '@forecourt/contract/endpoints/plates';
import { action, makeObservable, observable, observableRef } from 'mobx';
import { ReportChange, type ReportChangeOptions } from '../ReportChange.ts';
import { FIRST_BOX } from './plateBox.ts';

export interface PlateStoreOptions extends ReportChangeOptions {
  api: Pick<Api, keyof typeof PlateStore.endpoints>;
}

/** Hiding the license plate in a photo of the current report. */
export class PlateStore extends ReportChange<number> {
  static readonly endpoints = { placePlate, removePlate };
  box: PhotoBox = FIRST_BOX;
  /** Whether links show the photo without the plate. */
  isHidden = true;
  private readonly api: PlateStoreOptions['api'];

  constructor({ api, ...options }: PlateStoreOptions) {
    super(options);
    this.api = api;
    makeObservable(this, {
      box: observableRef,
      isHidden: observable,
      begin: action,
      place: action,
      hide: action,
    });
  }

  plateOf({ id }: Upload): PhotoPlate | undefined {
    return this.report.report.value?.report.plates?.find(({ upload_id: photo }) => photo === id);
  }

  /** Whether the plate of a photo can be marked now. */
  mayHide({ filetype, processed }: Upload): boolean {
    return this.mayChange && filetype === 'image' && processed;
  }

  /** Asks where the plate is, beginning with where it was marked before. */
  begin(upload: Upload): void {
    const { box = FIRST_BOX, hidden = true } = this.plateOf(upload) ?? {};
    this.open(upload.id);
    this.box = box;
    this.isHidden = hidden;
  }

  place(box: PhotoBox): void {
    this.box = box;
  }

  hide(isHidden: boolean): void {
    this.isHidden = isHidden;
  }

  /** @returns whether it succeeded */
  async save(): Promise<boolean> {
    const { changingId: id, isHidden: hidden } = this;
    const plate = { box: { ...this.box }, hidden };
    if (id === null) return false;
    return this.send('save', id, (requestId) => this.api.placePlate(requestId, id, plate));
  }

  /** Forgets where the plate is. @returns whether it succeeded */
  async remove(): Promise<boolean> {
    const { changingId: id } = this;
    if (id === null) return false;
    return this.send('remove', id, (requestId) => this.api.removePlate(requestId, id));
  }
}
