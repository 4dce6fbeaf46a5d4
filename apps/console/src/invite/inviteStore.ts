import { callsOf } from '@forecourt/api-client';
import type { Api, HttpClient } from '@forecourt/api-client';
import type { Body, Invite } from '@forecourt/contract';
import { InviteStore } from '@forecourt/feature-invite';
import type { LocaleStore } from '@forecourt/platform/i18n';
import { isMobileNumber } from '@forecourt/ui/phone-field';
import { offerLocales } from '@forecourt/api-client/offer-locales';
import type { InviteLink } from './inviteLink.ts';

/**
 * The store of an invite page. It waits for the texts of the language that the answer offers.
 *
 * @param more what its call says besides
 */
export function makeInviteStore(
  http: HttpClient,
  { uniqueId, agentId }: InviteLink,
  locale: LocaleStore,
  sms: boolean,
  more?: Pick<Body<'createSelfRequest'>, 'source'>,
): InviteStore {
  const api = callsOf(http, InviteStore.endpoints);
  const load: Api['getPartnerCustomisation'] = async (...question): Promise<Invite> => {
    const invite = await api.getPartnerCustomisation(...question);
    await offerLocales(locale, invite.customisation.locales);
    return invite;
  };
  // the SMS comes in the language of the page
  const ask: Api['createSelfRequest'] = (body, options) =>
    api.createSelfRequest(
      { ...body, ...more },
      { ...options, headers: { 'Accept-Language': locale.locale } },
    );
  return new InviteStore({
    api: { getPartnerCustomisation: load, createSelfRequest: ask },
    uniqueId,
    agentId,
    sms,
    isMobileNumber,
  });
}
