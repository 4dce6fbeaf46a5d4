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

/** A passkey belongs to the host that people see in the address bar. */
const partyOf = ({ config }: Parts) => {
  const { hostname, origin } = new URL(config.publicUrl);
  return { rpID: hostname, origin };
};

/** What a browser is asked to make a passkey; an authenticator that has one already says so. */
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
    // kept in the authenticator and opened by finger, face or PIN: it can then sign in alone
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  });
}

/** The new passkey that an answer proves; null when it does not. */
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

/** What a browser is asked to use one of these passkeys; any of the host where none is named. */
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

/** Which passkey an answer says it is of. */
export function credentialIdOf(answer: string): string {
  try {
    const { id } = JSON.parse(answer) as { id?: unknown };
    return typeof id === 'string' ? id : '';
  } catch {
    return '';
  }
}

/**
 * The passkey's new counter when the answer is its own, else null.
 *
 * @param alone whether the passkey is all there is: then its owner was to unlock it.
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
