import type { Answer, Body, OperationId, PathParameters, Query } from '@forecourt/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Role } from '../db/schema.ts';
import type { Tx } from '../db/database.ts';
import type { Services } from '../services.ts';
import type { Staff } from './principal.ts';

export type { OperationId };

/** One call of one operation, typed by the contract. */
export interface Call<Id extends OperationId> {
  operationId: Id;
  services: Services;
  request: FastifyRequest;
  reply: FastifyReply;
  query: Query<Id>;
  params: PathParameters<Id>;
  body: Body<Id>;
  /** The signed-in user. @throws Problem 401 when the operation is public and nobody is signed in. */
  readonly staff: Staff;
  /** The lowest role the operation takes (`x-role`). */
  role: Role;
  /** A read over all of the user's partners; see `requirePartner` for the role. */
  read<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /**
   * Checks that the user belongs to the partner with the role the operation takes.
   * @throws Problem 404 for another tenant's; 403 for too low a role.
   */
  requirePartner(partnerId: string): void;
  /**
   * Does `work` once for the call's Idempotency-Key and gives a retry the first answer. What it does
   * and the answer are kept in one transaction; a duplicate at the same time waits for it.
   * @param partnerIds whom the transaction may see.
   */
  once<T>(partnerIds: readonly string[], work: (tx: Tx) => Promise<T>): Promise<T>;
}

/** Answers an operation: with its body, with nothing (204), or by `reply` itself for what is not JSON. */
export type Handler<Id extends OperationId> = (
  call: Call<Id>,
) => Promise<Answer<Id> | FastifyReply | void>;

/** The handlers of a module; an operation without one answers 501 from the same contract. */
export type Handlers = { [Id in OperationId]?: Handler<Id> };
