import type { Answer, Body, OperationId, PathParameters, Query } from '@forecourt/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Role } from '../db/schema.ts';
import type { Tx } from '../db/database.ts';
import type { Services } from '../services.ts';
import type { Staff } from './principal.ts';

export type { OperationId };

/** A call of an operation, typed by the contract. */
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
  /** A read across all of the user's partners; see `requirePartner` for the role. */
  read<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /**
   * Checks that the user belongs to the partner and has the role that the operation requires.
   * @throws Problem 404 for another tenant's; 403 for too low a role.
   */
  requirePartner(partnerId: string): void;
  /**
   * Runs `work` once per Idempotency-Key and gives a retry the first answer. Its effects and the
   * answer are stored in one transaction; a simultaneous duplicate waits for it.
   * @param partnerIds the partners whose rows the transaction may see.
   */
  once<T>(partnerIds: readonly string[], work: (tx: Tx) => Promise<T>): Promise<T>;
}

/**
 * Answers an operation: returns a body, or nothing (204), or uses `reply` directly for anything but
 * JSON.
 */
export type Handler<Id extends OperationId> = (
  call: Call<Id>,
) => Promise<Answer<Id> | FastifyReply | void>;

/** The handlers of a module; an operation without one answers 501 from the same contract. */
export type Handlers = { [Id in OperationId]?: Handler<Id> };
