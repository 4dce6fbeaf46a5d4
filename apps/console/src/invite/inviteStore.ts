import { callsOf } from '@forecourt/api-client';
import type { Api, HttpClient } from '@forecourt/api-client';
import type { Invite } from '@forecourt/contract';
import { InviteStore } from '@forecourt/feature-invite';
import { pause } from '@forecourt/platform';
import type { LocaleStore } from '@forecourt/platform/i18n';
import { isMobileNumber } from '@forecourt/ui/phone-field';
import { offerLocales } from '@forecourt/api-client/offer-locales';
import type { InviteLink } from './inviteLink.ts';

/** How long a page in a language other than English waits for its texts, in milliseconds. */
const TEXTS_MS = 1500;

/** The store of an invite page. It waits for the texts of the language that the answer offers. */
export function makeInviteStore(
  http: HttpClient,
  { uniqueId, agentId }: InviteLink,
  locale: LocaleStore,
  sms: boolean,
): InviteStore {
  const api = callsOf(http, InviteStore.endpoints);
  const load: Api['getPartnerCustomisation'] = async (...question): Promise<Invite> => {
    const invite = await api.getPartnerCustomisation(...question);
    await Promise.race([offerLocales(locale, invite.customisation.locales), pause(TEXTS_MS)]);
    return invite;
  };
  return new InviteStore({
    api: { ...api, getPartnerCustomisation: load },
    uniqueId,
    agentId,
    sms,
    isMobileNumber,
  });
}
