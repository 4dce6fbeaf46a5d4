import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticationResponseJSON,
  type AuthenticatorTransport,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server';
import type { Row } from '../../db/schema.ts';
import type { Services } from '../../services.ts';

type Parts = Pick<Services, 'config'>;

const SECONDS = 120;
const RP_NAME = 'Forecourt';

/** Passkeys are bound to the host in the browser's address bar. */
const partyOf = ({ config }: Parts) => {
  const { hostname, origin } = new URL(config.publicUrl);
  return { rpID: hostname, origin };
};

/** The browser's options to create a passkey; authenticators that already have one are excluded. */
export function registrationOptions(
  parts: Parts,
  user: Pick<Row<'users'>, 'id' | 'username' | 'name'>,
  passkeys: readonly Row<'passkeys'>[],
) {
  return generateRegistrationOptions({
    rpName: RP_NAME,
    rpID: partyOf(parts).rpID,
    userID: new TextEncoder().encode(user.id),
    userName: user.username,
    userDisplayName: user.name,
    timeout: SECONDS * 1000,
    attestationType: 'none',
    excludeCredentials: passkeys.map(credentialOf),
    // stored in the authenticator and unlocked by finger, face or PIN: it can then sign in alone
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  });
}

/** The new passkey in a response; null when it is not valid. */
export async function readRegistration(
  parts: Parts,
  challenge: string,
  answer: string,
): Promise<Pick<
  Row<'passkeys'>,
  'credential_id' | 'public_key' | 'counter' | 'transports'
> | null> {
  const { rpID, origin } = partyOf(parts);
  try {
    const response = JSON.parse(answer) as RegistrationResponseJSON;
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpID,
      requireUserVerification: false,
    });
    if (!verified || !registrationInfo) return null;
    const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
    const public_key = Buffer.from(publicKey).toString('base64url');
    return { credential_id: id, public_key, counter, transports };
  } catch {
    return null;
  }
}

/** The browser's options to use one of these passkeys; if none is named, any for this host. */
export function authenticationOptions(
  parts: Parts,
  passkeys: readonly Row<'passkeys'>[],
  verification: 'preferred' | 'required',
) {
  return generateAuthenticationOptions({
    rpID: partyOf(parts).rpID,
    timeout: SECONDS * 1000,
    allowCredentials: passkeys.map(credentialOf),
    userVerification: verification,
  });
}

/** The id of the passkey in a response. */
export function credentialIdOf(answer: string): string {
  try {
    const { id } = JSON.parse(answer) as { id?: unknown };
    return typeof id === 'string' ? id : '';
  } catch {
    return '';
  }
}

/**
 * The passkey's new counter when its response is valid, else null.
 *
 * @param alone whether no password is used: then the owner must have unlocked the passkey.
 */
export async function verifyPasskey(
  parts: Parts,
  passkey: Row<'passkeys'>,
  challenge: string,
  answer: string,
  alone: boolean,
): Promise<number | null> {
  const { rpID, origin } = partyOf(parts);
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: JSON.parse(answer) as AuthenticationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpID,
      credential: {
        ...credentialOf(passkey),
        publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
        counter: passkey.counter,
      },
      requireUserVerification: alone,
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch {
    return null;
  }
}

function credentialOf({ credential_id, transports }: Row<'passkeys'>) {
  return { id: credential_id, transports: transports as AuthenticatorTransport[] };
}
