import type { Api } from '@forecourt/api-client';
import type { KeyedAccount } from '@forecourt/contract';
import { getVerification, verifyEmail } from '@forecourt/contract/endpoints/account';
import { Resource } from '@forecourt/platform';
import { OnePress } from '../account/OnePress.ts';

export interface VerifyStoreOptions {
  api: Pick<Api, keyof typeof VerifyStore.endpoints>;
  /** From the address. */
  verifyKey: string;
}

/** Verifies an email address through a link in a mail. */
export class VerifyStore {
  static readonly endpoints = { getVerification, verifyEmail };
  readonly account = new Resource<KeyedAccount>();
  readonly press: OnePress;
  private readonly options: VerifyStoreOptions;

  constructor(options: VerifyStoreOptions) {
    this.options = options;
    this.press = new OnePress(() => options.api.verifyEmail(options.verifyKey));
  }

  /** Loads the link's address. NOT_FOUND: the link was used or has expired. */
  async load(): Promise<void> {
    const { api, verifyKey } = this.options;
    await this.account.load(
      async (signal) => (await api.getVerification(verifyKey, { signal })).account,
    );
  }
}
