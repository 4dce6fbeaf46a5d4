import type { SocketAccess, TopicRule } from './access.ts';
import type { Hub } from './hub.ts';
import type { RealtimeLimits } from './limits.ts';

/** What the two transports of a node share. */
export interface SocketServices {
  access: SocketAccess;
  hub: Hub;
  rules: TopicRule[];
  limits: RealtimeLimits;
  /** Origins whose pages may open a socket, besides the server's own. */
  origins: readonly string[];
  node: {
    /** Generated at every start, so that sessions of an earlier run are recognized as gone. */
    id: string;
    /** Base URL at which the other nodes reach this one. */
    address(): string;
    /** Shared by all nodes. */
    secret: string | Buffer;
  };
}
