import type { FastifyRequest } from 'fastify';

const USER_AGENT_LENGTH = 255;

/** Where a call came from, as the security log keeps it. */
export interface Origin {
  ip: string | null;
  user_agent: string | null;
  /** Country by its two letters, once a setting says which header of a trusted proxy names it. */
  place: string | null;
}

/** The network address and the device of a call. */
export function originOf(request: Pick<FastifyRequest, 'ip' | 'headers'> | null): Origin {
  if (!request) return { ip: null, user_agent: null, place: null };
  const agent = request.headers['user-agent']?.slice(0, USER_AGENT_LENGTH) ?? null;
  return { ip: request.ip, user_agent: agent, place: null };
}
