import type { Api } from '@forecourt/api-client';
import type { Account, DigestFrequency } from '@forecourt/contract';
import type { Resource } from '@forecourt/platform';
import { mailLanguageOf } from './mailLanguages.ts';
import { SavedChoice } from './SavedChoice.ts';

export interface EmailChoicesOptions {
  api: Pick<Api, 'updateAccount'>;
  account: Resource<Account>;
  /** The device's time zone, which is kept with how often the digest comes. */
  timeZone(): string;
}

/** What /profile lets users choose of the emails to them. */
export interface EmailChoices {
  /** How often what is unread comes. */
  digest: SavedChoice<DigestFrequency>;
  /** A code of `mailLanguages`; empty for the language of each business. */
  language: SavedChoice<string>;
  /** Whether the figures of each week come. */
  weekly: SavedChoice<boolean>;
}

/** The choices about emails, each saved for itself. */
export function emailChoices({ api, account, timeZone }: EmailChoicesOptions): EmailChoices {
  const update = async (body: Parameters<Api['updateAccount']>[0]): Promise<void> =>
    account.set((await api.updateAccount(body)).account);
  return {
    digest: new SavedChoice<DigestFrequency>({
      kept: () => account.value?.digest.frequency ?? 'OFF',
      save: (frequency) => {
        const zone = frequency === 'OFF' ? {} : { time_zone: timeZone() };
        return update({ digest: { frequency, ...zone } });
      },
    }),
    language: new SavedChoice<string>({
      kept: () => mailLanguageOf(account.value?.locale ?? null),
      save: (language) => update({ locale: language || null }),
    }),
    weekly: new SavedChoice<boolean>({
      kept: () => account.value?.insights_mail ?? false,
      save: (isOn) => update({ insights_mail: isOn }),
    }),
  };
}
