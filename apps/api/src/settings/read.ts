import type { z } from 'zod';
import type { Definition, Known } from './definition.ts';
import { brokenRules } from './rules.ts';
import { SETTINGS, type Settings } from './settings.ts';
import { SettingsError, wrongValue } from './SettingsError.ts';

export type Env = Record<string, string | undefined>;

type AnyDefinition = Definition<z.ZodType<unknown, string>, unknown>;

const ENTRIES = Object.entries(SETTINGS) as unknown as [keyof Settings, AnyDefinition][];

/**
 * Reads and checks every setting. An empty variable counts as not set.
 * @param given Values that override the environment, for tests and benchmarks.
 * @throws SettingsError with a line for each wrong setting.
 */
export function readSettings(env: Env, given: Partial<Settings> = {}): Settings {
  const values: Record<string, unknown> = {};
  const lines: string[] = [];
  for (const [key, definition] of ENTRIES) {
    const value = env[definition.variable];
    if (given[key] !== undefined) values[key] = given[key];
    else if (value) {
      const result = definition.schema.safeParse(value);
      if (result.success) values[key] = result.data;
      else lines.push(wrongValue(definition, value, result.error.issues[0]?.message ?? 'another'));
    } else if (typeof definition.absent !== 'function') values[key] = definition.absent;
  }
  const known: Known = { mode: 'production', port: 4300, databaseUrl: null, ...values };
  for (const [key, definition] of ENTRIES) {
    if (values[key] !== undefined || env[definition.variable]) continue;
    if (typeof definition.absent !== 'function') continue;
    try {
      values[key] = definition.absent(known);
    } catch {
      lines.push(wrongValue(definition, undefined, 'a value: its default cannot be used here'));
    }
  }
  const set = (key: keyof Settings) => Boolean(given[key] ?? env[SETTINGS[key].variable]);
  lines.push(...brokenRules(values as Partial<Settings>, env, set));
  if (lines.length > 0) throw new SettingsError(lines);
  return values as Settings;
}
