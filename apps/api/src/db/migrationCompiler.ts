import { PostgresQueryCompiler, type CompiledQuery } from 'kysely';
import type { Access } from './access.ts';

/** `chooseAccess` makes the role and joins it, before any migration: here that is left out. */
const MAKING = /\bcreate role forecourt_app\b[^;]*/gi;
const JOINING = /\bgrant forecourt_app to current_user\b;?/gi;
const TAKING = /\brevoke\b[^;]*\bfrom forecourt_app\b;?/gi;

/**
 * Fits migrations, which name the role `forecourt_app`, to the database they run on. Without the role
 * its owner takes its place: policies are for him, what he is granted he has already, and what the
 * role loses he keeps.
 */
export class MigrationCompiler extends PostgresQueryCompiler {
  readonly #access: Access;

  constructor(access: Access) {
    super();
    this.#access = access;
  }

  override compileQuery(...args: Parameters<PostgresQueryCompiler['compileQuery']>): CompiledQuery {
    const compiled = super.compileQuery(...args);
    const sql = compiled.sql.replace(MAKING, 'null').replace(JOINING, '');
    if (this.#access === 'role') return { ...compiled, sql };
    return {
      ...compiled,
      sql: sql.replace(TAKING, '').replace(/\bforecourt_app\b/g, 'current_user'),
    };
  }
}
