import type { z } from 'zod';

/**
 * The mode of a process: `production` is the default. A `demo` has accounts and data that everybody
 * knows, and a page that shows the sent messages.
 */
export type Mode = 'production' | 'demo' | 'test';

/** The values that a default may depend on. */
export interface Known {
  mode: Mode;
  port: number;
  databaseUrl: string | null;
}

/** One setting, with everything needed for types, checks and the documentation. */
export interface Definition<Schema extends z.ZodType<unknown, string>, Absent> {
  /** The environment variable. */
  variable: string;
  /** Parses the variable's text; its errors say what is expected. */
  schema: Schema;
  /** The default value, or a function of other settings. */
  absent: Absent | ((known: Known) => Absent);
  /** The default in words, for the table; required if `absent` is a function. */
  absentText?: string;
  /**
   * `true`: never printed. `password`: printed without the credentials before the @ of an address.
   */
  secret?: true | 'password';
  description: string;
}

type Text<T> = z.ZodType<T, string>;
type Entry<T, Absent> = Omit<Definition<Text<T>, Absent>, 'absent'>;

/** A setting with a default. */
export function setting<T>(
  entry: Entry<T, T> & { absent: NoInfer<T> | ((known: Known) => NoInfer<T>) },
): Definition<Text<T>, T> {
  return entry;
}

/** A setting that may be missing: `null` then. */
export function optional<T>(entry: Entry<T, null>): Definition<Text<T>, null> {
  return { ...entry, absent: null };
}

/** The values of a set of settings. */
export type ValuesOf<All> = {
  -readonly [Key in keyof All]: All[Key] extends Definition<infer Schema, infer Absent>
    ? z.output<Schema> | Absent
    : never;
};
