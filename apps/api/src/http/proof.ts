import { hkdfSync } from 'node:crypto';
import {
  createChallenge,
  randomInt,
  verifySolution,
  type Challenge,
  type Solution,
} from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { FastifyRequest } from 'fastify';
import { PROOF_ONCE, SELF_FREE_BY_ADDRESS, SELF_FREE_BY_PARTNER } from '../domain/limits.ts';
import type { Services } from '../services.ts';
import { Problem } from './problem.ts';
import { countHits } from './rateLimit.ts';

/** Iterations per try, and the number of tries: about a second on a phone. */
const COST = 5_000;
const [MIN_TRIES, MAX_TRIES] = [150, 450];
const MAX_LENGTH = 4096;

type Parts = Pick<Services, 'clock' | 'config' | 'db'>;

/** The form that a proof is for. */
interface ProofPurpose {
  partnerId: string;
  /** Id of the customization behind the invite page. */
  page: string;
}

/**
 * Protects the public form: calls are free while few come from the address and for the partner,
 * otherwise they need a solved challenge in the header Proof. A challenge is valid for one page,
 * for ten minutes, once.
 *
 * @throws Problem 429 PROOF_REQUIRED with a challenge
 */
export async function askForProof(
  parts: Parts,
  request: Pick<FastifyRequest, 'headers' | 'ip'>,
  { partnerId, page }: ProofPurpose,
): Promise<void> {
  const header = request.headers.proof;
  if (typeof header === 'string' && (await isProof(parts, header, page))) return;
  const free = countHits(parts, [
    ['self-free-address', request.ip, SELF_FREE_BY_ADDRESS],
    ['self-free-partner', partnerId, SELF_FREE_BY_PARTNER],
  ]);
  await free.catch(async (refusal: unknown) => {
    if (!(refusal instanceof Problem)) throw refusal;
    const challenge = await challengeFor(parts, page);
    throw new Problem(429, 'PROOF_REQUIRED', { extra: { proof_challenge: challenge } });
  });
}

function challengeFor({ clock, config }: Parts, page: string): Promise<Challenge> {
  // not the library's own expiry, which uses the system's clock instead of ours
  const until = new Date(clock.now().getTime() + PROOF_ONCE.seconds * 1000).toISOString();
  return createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: COST,
    counter: randomInt(MAX_TRIES, MIN_TRIES),
    deriveKey,
    data: { page, until },
    ...secretsOf(config),
  });
}

/** Whether it solves one of our challenges for that page; true only once. */
async function isProof(parts: Parts, header: string, page: string): Promise<boolean> {
  const { clock, config } = parts;
  const proof = readProof(header);
  if (!proof) return false;
  const { data, nonce } = proof.challenge.parameters;
  if (data?.page !== page || !(Date.parse(String(data.until)) > clock.now().getTime()))
    return false;
  const result = await verifySolution({ ...proof, deriveKey, ...secretsOf(config) }).catch(
    () => null,
  );
  if (!result?.verified) return false;
  try {
    await countHits(parts, [['proof', nonce, PROOF_ONCE]]);
    return true;
  } catch (refusal) {
    if (refusal instanceof Problem) return false;
    throw refusal;
  }
}

interface Proof {
  challenge: Challenge;
  solution: Solution;
}

function readProof(header: string): Proof | null {
  if (header.length > MAX_LENGTH) return null;
  try {
    const proof = JSON.parse(Buffer.from(header, 'base64').toString('utf8')) as Partial<Proof>;
    const { challenge, solution } = proof;
    const isWhole =
      typeof challenge?.parameters?.nonce === 'string' && typeof solution?.counter === 'number';
    return isWhole ? (proof as Proof) : null;
  } catch {
    return null;
  }
}

function secretsOf({ secret }: Parts['config']) {
  const derive = (use: string) =>
    Buffer.from(hkdfSync('sha256', secret, '', `forecourt proof ${use}`, 32)).toString('hex');
  return { hmacSignatureSecret: derive('challenge'), hmacKeySignatureSecret: derive('key') };
}
