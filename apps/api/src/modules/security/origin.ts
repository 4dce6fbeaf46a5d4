import type { Config } from '../../config.ts';
import type { FastifyRequest } from 'fastify';

const USER_AGENT_LENGTH = 255;

/** The origin of a call, for the security log. */
export interface Origin {
  ip: string | null;
  user_agent: string | null;
  /** Two-letter country code, from a configured header of a trusted proxy. */
  place: string | null;
}

/** The network address and the device of a call; the country if a trusted proxy names it. */
export function originOf(
  request: Pick<FastifyRequest, 'ip' | 'headers'> | null,
  { countryHeader, trustedProxies }: Pick<Config, 'countryHeader' | 'trustedProxies'>,
): Origin {
  if (!request) return { ip: null, user_agent: null, place: null };
  const agent = request.headers['user-agent']?.slice(0, USER_AGENT_LENGTH) ?? null;
  // without a trusted proxy, any caller could forge the header
  const named = countryHeader && trustedProxies > 0 && request.headers[countryHeader.toLowerCase()];
  const place = typeof named === 'string' && /^[A-Za-z]{2}$/.test(named) ? named : null;
  return { ip: request.ip, user_agent: agent, place: place?.toUpperCase() ?? null };
}
