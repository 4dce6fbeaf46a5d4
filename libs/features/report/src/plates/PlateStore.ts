import type { Api } from '@forecourt/api-client';
import { Act } from '@forecourt/api-client/act';
import type { PhotoBox, PhotoPlate, Upload } from '@forecourt/contract';
import { placePlate, removePlate } from '@forecourt/contract/endpoints/plates';
import { action, makeObservable, observable, observableRef, reaction } from 'mobx';
import type { ReportStore } from '../ReportStore.ts';
import { FIRST_BOX } from './plateBox.ts';

export interface PlateStoreOptions {
  report: ReportStore;
  api: Pick<Api, keyof typeof PlateStore.endpoints>;
  /** Whether this person may change the report. */
  mayHide: () => boolean;
}

/** Hiding the license plate in a photo of the current report. */
export class PlateStore {
  static readonly endpoints = { placePlate, removePlate };
  /** The photo on which the plate is being marked; null while none is. */
  photoId: number | null = null;
  box: PhotoBox = FIRST_BOX;
  /** Whether links show the photo without the plate. */
  isHidden = true;
  readonly act: Act;
  private readonly options: PlateStoreOptions;

  constructor(options: PlateStoreOptions) {
    this.options = options;
    this.act = new Act({ onMoved: () => void options.report.refresh() });
    makeObservable(this, {
      photoId: observable,
      box: observableRef,
      isHidden: observable,
      begin: action,
      place: action,
      hide: action,
      cancel: action,
    });
  }

  plateOf({ id }: Upload): PhotoPlate | undefined {
    return this.options.report.report.value?.report.plates?.find(
      ({ upload_id: photo }) => photo === id,
    );
  }

  /** Whether the plate of a photo can be marked now. */
  mayHide({ filetype, processed }: Upload): boolean {
    const status = this.options.report.report.value?.report.status;
    return this.options.mayHide() && status !== 'ARCHIVED' && filetype === 'image' && processed;
  }

  /** Stops when another report is opened. Returns the stop function. */
  follow(): () => void {
    return reaction(
      () => this.options.report.requestId,
      () => this.close(),
    );
  }

  /** Asks where the plate is, beginning with where it was marked before. */
  begin(upload: Upload): void {
    const { box = FIRST_BOX, hidden = true } = this.plateOf(upload) ?? {};
    this.photoId = upload.id;
    this.box = box;
    this.isHidden = hidden;
    this.act.forgive();
  }

  place(box: PhotoBox): void {
    this.box = box;
  }

  hide(isHidden: boolean): void {
    this.isHidden = isHidden;
  }

  /** Nothing is changed; not while something is being sent. */
  cancel(): void {
    if (this.act.sending === null) this.close();
  }

  /** @returns whether it succeeded */
  save(): Promise<boolean> {
    const plate = { box: { ...this.box }, hidden: this.isHidden };
    return this.send('save', (requestId, photoId) =>
      this.options.api.placePlate(requestId, photoId, plate),
    );
  }

  /** Forgets where the plate is. @returns whether it succeeded */
  remove(): Promise<boolean> {
    return this.send('remove', (requestId, photoId) =>
      this.options.api.removePlate(requestId, photoId),
    );
  }

  private async send(
    name: 'save' | 'remove',
    call: (requestId: string, photoId: number) => Promise<unknown>,
  ): Promise<boolean> {
    const { report } = this.options;
    const { requestId } = report;
    const { photoId } = this;
    if (!requestId || photoId === null) return false;
    const isDone = await this.act.run(name, photoId, async () => {
      await call(requestId, photoId);
      await report.refresh();
    });
    if (isDone) this.close();
    return isDone;
  }

  private close = action(() => {
    this.photoId = null;
    this.act.forgive();
  });
}
