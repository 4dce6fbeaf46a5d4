import * as oidc from 'openid-client';
import type { Claims } from '../../domain/companyRules.ts';
import { fetchFromPartner, NotReached } from '../../http/outbound.ts';

/** A partner's provider, and who we are to it. */
export interface Provider {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Where it sends people back to. */
  callbackUrl: string;
  /** The claim with a person's groups; null when groups do not matter. */
  groupsClaim: string | null;
  /** Allows http, and addresses that are not public. */
  toPrivate: boolean;
}

/** What an answer of the provider must match; see `expectationsOf`. */
export interface Expectations {
  state: string;
  nonce: string;
  verifier: string;
}

/** What went wrong with a provider. The message is for experts, and holds nothing secret. */
export class ProviderFailure extends Error {
  readonly kind: 'UNREACHABLE' | 'REFUSED' | 'NO_PROVIDER' | 'OTHER_ISSUER' | 'NOT_AGAIN';

  constructor(kind: ProviderFailure['kind'], message: string) {
    super(message);
    this.kind = kind;
  }
}

/** Clocks of providers differ by some seconds. */
const CLOCK_TOLERANCE_S = 30;
const TIMEOUT_S = 10;

/**
 * The address to send the browser to (authorization code flow with PKCE, state and nonce).
 *
 * @param again asks the provider to ask a person who is signed in there all the same
 * @throws ProviderFailure when the provider does not answer as one
 */
export async function signInUrl(
  provider: Provider,
  { nonce, state, verifier }: Expectations,
  email: string,
  again = false,
): Promise<string> {
  const config = await discover(provider);
  const { scopes_supported: scopes = [] } = config.serverMetadata();
  // some providers send groups only to who asks for them, others refuse a scope that they do not know
  const asksGroups = provider.groupsClaim !== null && scopes.includes('groups');
  const url = oidc.buildAuthorizationUrl(config, {
    redirect_uri: provider.callbackUrl,
    scope: ['openid', 'email', 'profile', ...(asksGroups ? ['groups'] : [])].join(' '),
    state,
    nonce,
    code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    login_hint: email,
    // two ways to ask for the same: providers know one or the other
    ...(again && { prompt: 'login', max_age: '0' }),
  });
  return url.href;
}

/**
 * Exchanges the code that the browser came back with. The ID token is checked by the provider's keys, which
 * are fetched each time, so that a rotation is nothing special.
 *
 * @param answer the query of the callback address
 * @param within how many seconds ago the person may have signed in there; null when it does not matter
 * @throws ProviderFailure
 */
export async function redeem(
  provider: Provider,
  { nonce, state, verifier }: Expectations,
  answer: string,
  within: number | null = null,
): Promise<Claims & { iss: string; sub: string }> {
  const config = await discover(provider);
  const url = new URL(provider.callbackUrl);
  url.search = answer;
  try {
    const tokens = await oidc.authorizationCodeGrant(config, url, {
      pkceCodeVerifier: verifier,
      expectedState: state,
      expectedNonce: nonce,
      idTokenExpected: true,
    });
    const claims = tokens.claims();
    if (!claims) throw new ProviderFailure('REFUSED', 'There is no ID token');
    if (within !== null) assertSignedIn(claims, within);
    if (isComplete(claims, provider) || !config.serverMetadata().userinfo_endpoint) return claims;
    const more = await oidc.fetchUserInfo(config, tokens.access_token, claims.sub);
    return { ...more, ...claims };
  } catch (error) {
    throw failureOf(error, 'REFUSED');
  }
}

/** What a provider says of itself, for a look at it before people are sent there. */
export async function inspect(
  issuer: string,
  toPrivate: boolean,
): Promise<{ signInUrl: string; pkce: boolean; claims: string[] }> {
  const config = await discover({ issuer, clientId: 'none', clientSecret: 'none', toPrivate });
  const metadata = config.serverMetadata();
  const { authorization_endpoint: at, token_endpoint: token, jwks_uri: keys } = metadata;
  if (!at || !token || !keys) {
    throw new ProviderFailure('NO_PROVIDER', 'It names no address to sign in, for tokens or keys');
  }
  const claims = (metadata.claims_supported ?? []).filter((claim) => typeof claim === 'string');
  return { signInUrl: at, pkce: metadata.supportsPKCE(), claims: claims.slice(0, 100) };
}

type Discovered = Pick<Provider, 'issuer' | 'clientId' | 'clientSecret' | 'toPrivate'>;

async function discover(provider: Discovered): Promise<oidc.Configuration> {
  const { clientId, clientSecret, issuer, toPrivate } = provider;
  try {
    return await oidc.discovery(
      new URL(issuer),
      clientId,
      { [oidc.clockTolerance]: CLOCK_TOLERANCE_S },
      authenticateBy(clientSecret),
      {
        [oidc.customFetch]: (url, { body, headers, method }) =>
          fetchFromPartner(url, { method, headers, ...textOf(body) }, toPrivate),
        execute: [
          oidc.enableNonRepudiationChecks,
          ...(toPrivate ? [oidc.allowInsecureRequests] : []),
        ],
        timeout: TIMEOUT_S,
      },
    );
  } catch (error) {
    throw failureOf(error, 'NO_PROVIDER');
  }
}

/** In the body where the provider says that it takes that, else in the header, which is the default. */
function authenticateBy(secret: string): oidc.ClientAuth {
  const [post, basic] = [oidc.ClientSecretPost(secret), oidc.ClientSecretBasic(secret)];
  return (server, client, body, headers) => {
    const takes = server.token_endpoint_auth_methods_supported ?? [];
    return (takes.includes('client_secret_post') ? post : basic)(server, client, body, headers);
  };
}

function textOf(body: unknown): { body?: string } {
  return typeof body === 'string' || body instanceof URLSearchParams ? { body: String(body) } : {};
}

function assertSignedIn({ auth_time: at }: oidc.IDToken, within: number): void {
  if (typeof at !== 'number') throw new ProviderFailure('NOT_AGAIN', 'There is no auth_time');
  if (Date.now() / 1000 - at <= within + CLOCK_TOLERANCE_S) return;
  throw new ProviderFailure('NOT_AGAIN', 'The auth_time is of an earlier sign-in');
}

function isComplete(claims: Claims, { groupsClaim }: Provider): boolean {
  const [first = ''] = groupsClaim?.split('.') ?? [];
  const hasGroups = groupsClaim === null || groupsClaim in claims || first in claims;
  return claims.email !== undefined && hasGroups;
}

/** @param otherwise what it is when the provider answered, but not as it should */
function failureOf(error: unknown, otherwise: 'REFUSED' | 'NO_PROVIDER'): ProviderFailure {
  if (error instanceof ProviderFailure) return error;
  for (let cause = error; cause instanceof Error || cause instanceof Response;) {
    if (cause instanceof NotReached) return new ProviderFailure('UNREACHABLE', cause.message);
    if (cause instanceof Response) {
      const kind = cause.status >= 500 ? 'UNREACHABLE' : otherwise;
      return new ProviderFailure(kind, `It answered ${cause.status}`);
    }
    cause = cause.cause as unknown;
  }
  if (error instanceof oidc.AuthorizationResponseError || error instanceof oidc.ResponseBodyError) {
    return new ProviderFailure(otherwise, error.error);
  }
  const { code, message } = error as Error & { code?: string };
  const isOther = code === 'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED' && otherwise === 'NO_PROVIDER';
  return new ProviderFailure(isOther ? 'OTHER_ISSUER' : otherwise, message);
}
