import type { Api } from '@forecourt/api-client';
import type { Upload } from '@forecourt/contract';
import { getUploadRequest } from '@forecourt/contract/endpoints/cars';
import { getRequest } from '@forecourt/contract/endpoints/requests';
import { Resource } from '@forecourt/platform';

/** The photos and scans shown over a car list, looked up by the number of any of them (spec §2). */
export class CarAssets {
  static readonly endpoints = { getRequest, getUploadRequest };
  /** All assets of one report. */
  readonly uploads = new Resource<readonly Upload[]>();
  private readonly api: Pick<Api, keyof typeof CarAssets.endpoints>;

  constructor(api: Pick<Api, keyof typeof CarAssets.endpoints>) {
    this.api = api;
  }

  /** Shows the report that an asset belongs to; nothing is fetched if it is already loaded. */
  async show(assetId: number | null): Promise<void> {
    if (assetId === null) return this.uploads.set([]);
    const isThere = this.uploads.value?.some(({ id }) => id === assetId);
    if (isThere && this.uploads.state.status === 'loaded') return;
    if (!isThere) this.uploads.reset();
    await this.uploads.load(async (signal) => {
      const { request_id: id } = await this.api.getUploadRequest(assetId, { signal });
      const { report } = await this.api.getRequest(id, { signal });
      return report.report.uploads;
    });
  }
}
