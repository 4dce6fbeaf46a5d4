import { hasCode, isApiError, isNetworkFailure } from '@forecourt/api-client';
import type { SettingsImageKind } from '@forecourt/contract';
import { makeObservable, observable, runInAction } from 'mobx';
import type { SettingsTarget } from '../target.ts';
import { UploadProgress } from './UploadProgress.ts';

/** Why a picture was rejected. */
export type ImageRefusal =
  'type' | 'tooLarge' | 'unreadable' | 'offline' | 'stale' | 'busy' | 'unexpected';

/** Accepted image types. SVG is not, because it can contain scripts. */
export const pictureTypes = ['image/png', 'image/jpeg', 'image/webp'] as const;

/** Maximum size of a picture in bytes; the server stores it much smaller. */
const MOST_BYTES = 10 * 1024 * 1024;

/** A logo or the side image: takes effect immediately, not with the draft. */
export class ImageStore {
  readonly kind: SettingsImageKind;
  sending = false;
  refusal: ImageRefusal | null = null;
  readonly progress = new UploadProgress();
  private readonly target: SettingsTarget;

  constructor(kind: SettingsImageKind, target: SettingsTarget) {
    this.kind = kind;
    this.target = target;
    makeObservable(this, { sending: observable, refusal: observable });
  }

  /** Uploads a picture; rejects files of the wrong type or size before sending. */
  async put(picture: Blob): Promise<void> {
    const refusal = refusalOf(picture);
    if (refusal) {
      runInAction(() => (this.refusal = refusal));
      return;
    }
    const { api, partnerId } = this.target;
    await this.send((query) =>
      this.progress.follow((options) =>
        api.putSettingsImage(partnerId, this.kind, picture, query, options),
      ),
    );
  }

  async remove(): Promise<void> {
    const { api, partnerId } = this.target;
    await this.send((query) => api.deleteSettingsImage(partnerId, this.kind, query));
  }

  private async send(
    call: (query: { version?: number }) => ReturnType<SettingsTarget['api']['getSettings']>,
  ): Promise<void> {
    if (this.sending) return;
    runInAction(() => {
      this.sending = true;
      this.refusal = null;
    });
    try {
      const { settings } = await call({ version: this.target.version() });
      this.target.take(settings);
    } catch (error) {
      const refusal = refusalOfError(error);
      runInAction(() => (this.refusal = refusal));
      if (refusal === 'stale') await this.target.onStale();
    } finally {
      runInAction(() => (this.sending = false));
    }
  }
}

function refusalOf({ type, size }: Blob): ImageRefusal | null {
  if (!(pictureTypes as readonly string[]).includes(type)) return 'type';
  return size > MOST_BYTES ? 'tooLarge' : null;
}

function refusalOfError(error: unknown): ImageRefusal {
  if (hasCode(error, 'STALE_SETTINGS')) return 'stale';
  if (isNetworkFailure(error)) return 'offline';
  if (!isApiError(error) || error.kind !== 'problem') return 'unexpected';
  switch (error.status) {
    case 413:
      return 'tooLarge';
    case 415:
      return 'type';
    case 422:
      return 'unreadable';
    case 503:
      return 'busy';
    default:
      return 'unexpected';
  }
}
