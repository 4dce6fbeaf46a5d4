import type { Config } from '../../config.ts';
import type { FastifyRequest } from 'fastify';

const USER_AGENT_LENGTH = 255;

/** Where a call came from, as the security log keeps it. */
export interface Origin {
  ip: string | null;
  user_agent: string | null;
  /** Country by its two letters, where a setting says which header of a trusted proxy names it. */
  place: string | null;
}

/** The network address and the device of a call; the country where a trusted proxy names it. */
export function originOf(
  request: Pick<FastifyRequest, 'ip' | 'headers'> | null,
  { countryHeader, trustedProxies }: Pick<Config, 'countryHeader' | 'trustedProxies'>,
): Origin {
  if (!request) return { ip: null, user_agent: null, place: null };
  const agent = request.headers['user-agent']?.slice(0, USER_AGENT_LENGTH) ?? null;
  // without a proxy in front, whoever calls could write any country into it
  const named = countryHeader && trustedProxies > 0 && request.headers[countryHeader.toLowerCase()];
  const place = typeof named === 'string' && /^[A-Za-z]{2}$/.test(named) ? named : null;
  return { ip: request.ip, user_agent: agent, place: place?.toUpperCase() ?? null };
}
