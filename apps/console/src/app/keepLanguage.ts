import { callsOf } from '@forecourt/api-client';
import { updateAccount } from '@forecourt/contract/endpoints/account';
import type { App } from './App.ts';

/** Emails to a member of staff come in the language they chose from now on. */
export async function keepLanguage({ http, locale }: App, language: string): Promise<void> {
  // another one may have been chosen since
  if (locale.locale !== language) return;
  await callsOf(http, { updateAccount }).updateAccount({ locale: language });
}
