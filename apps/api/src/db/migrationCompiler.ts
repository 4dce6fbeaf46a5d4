import { PostgresQueryCompiler, type CompiledQuery } from 'kysely';
import type { Access } from './access.ts';

/** `chooseAccess` creates the role before any migration, so it is left out here. */
const MAKING = /\bcreate role forecourt_app\b[^;]*/gi;
const JOINING = /\bgrant forecourt_app to current_user\b;?/gi;
const TAKING = /\brevoke\b[^;]*\bfrom forecourt_app\b;?/gi;

/**
 * Adapts migrations, which name the role `forecourt_app`, to a database without that role. There
 * the owner takes its place: policies apply to the owner, grants are not needed, and revokes are
 * skipped.
 */
export class MigrationCompiler extends PostgresQueryCompiler {
  private readonly access: Access;

  constructor(access: Access) {
    super();
    this.access = access;
  }

  override compileQuery(...args: Parameters<PostgresQueryCompiler['compileQuery']>): CompiledQuery {
    const compiled = super.compileQuery(...args);
    const sql = compiled.sql.replace(MAKING, 'null').replace(JOINING, '');
    if (this.access === 'role') return { ...compiled, sql };
    return {
      ...compiled,
      sql: sql.replace(TAKING, '').replace(/\bforecourt_app\b/g, 'current_user'),
    };
  }
}
