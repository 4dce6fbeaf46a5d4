import { addresses } from '@forecourt/contract';
import type { Row } from '../../db/schema.ts';
import { unseal } from '../../domain/seal.ts';
import type { Services } from '../../services.ts';
import type { Provider } from './provider.ts';
import { COMPANY_SECRET_USE } from './secret.ts';

/** The address that every partner registers with its provider. */
export const callbackUrl = ({ config }: Pick<Services, 'config'>): string =>
  config.publicUrl + addresses.companySignIn;

/** The provider of a partner's set-up. */
export function providerOf(services: Services, setup: Row<'company_sign_ins'>): Provider {
  const { client_id: clientId, groups, groups_claim, issuer, partner_id, secret_sealed } = setup;
  const { companySignInToPrivate: toPrivate, secret } = services.config;
  const clientSecret = unseal(secret, COMPANY_SECRET_USE, partner_id, secret_sealed).toString();
  const groupsClaim = groups.length > 0 ? groups_claim : null;
  const callback = callbackUrl(services);
  return { issuer, clientId, clientSecret, callbackUrl: callback, groupsClaim, toPrivate };
}
