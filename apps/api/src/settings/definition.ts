import type { z } from 'zod';

/**
 * What a process is for: `production` is what starts unless another is asked for by name. A `demo`
 * has accounts and data that everybody knows, and a page that shows what was sent.
 */
export type Mode = 'production' | 'demo' | 'test';

/** What a default may depend on. */
export interface Known {
  mode: Mode;
  port: number;
  databaseUrl: string | null;
}

/** One setting: everything that is known of it, for types, checks and the documentation. */
export interface Definition<Schema extends z.ZodType<unknown, string>, Absent> {
  /** The environment variable. */
  variable: string;
  /** Takes the variable's text and gives the value; its errors say what is expected. */
  schema: Schema;
  /** What stands without it, or how that follows from other settings. */
  absent: Absent | ((known: Known) => Absent);
  /** The same in words, for the table: needed where `absent` is a function. */
  absentText?: string;
  /** `true`: never printed. `password`: printed without what stands before the @ of an address. */
  secret?: true | 'password';
  description: string;
}

type Text<T> = z.ZodType<T, string>;
type Entry<T, Absent> = Omit<Definition<Text<T>, Absent>, 'absent'>;

/** A setting that always has a value. */
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
