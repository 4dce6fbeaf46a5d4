import type { Api } from '@forecourt/api-client';
import type { DigestOptOut } from '@forecourt/contract';
import { getDigestOptOut, optOutOfDigest } from '@forecourt/contract/endpoints/account';
import { Resource } from '@forecourt/platform';
import { OnePress } from '../account/OnePress.ts';

interface DigestOffOptions {
  api: Pick<Api, keyof typeof DigestOffStore.endpoints>;
  /** From the address. */
  digestKey: string;
}

/** Ends the digest through the link in it. */
export class DigestOffStore {
  static readonly endpoints = { getDigestOptOut, optOutOfDigest };
  readonly optOut = new Resource<DigestOptOut>();
  readonly press: OnePress;
  private readonly options: DigestOffOptions;

  constructor(options: DigestOffOptions) {
    this.options = options;
    const { api, digestKey } = options;
    this.press = new OnePress(async () =>
      this.optOut.set((await api.optOutOfDigest(digestKey)).opt_out),
    );
  }

  get isOff(): boolean {
    return this.optOut.value?.frequency === 'OFF';
  }

  async load(): Promise<void> {
    const { api, digestKey } = this.options;
    await this.optOut.load(
      async (signal) => (await api.getDigestOptOut(digestKey, { signal })).opt_out,
    );
  }
}
