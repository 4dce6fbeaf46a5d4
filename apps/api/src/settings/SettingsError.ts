import type { Definition } from './definition.ts';

type Shown = Pick<Definition<never, unknown>, 'variable' | 'secret'>;

/** All wrong settings, one per line. */
export class SettingsError extends Error {
  readonly lines: readonly string[];

  constructor(lines: readonly string[]) {
    super(['Forecourt cannot start with these settings:', ...lines].join('\n  '));
    this.name = 'SettingsError';
    this.lines = lines;
  }
}

/** `PORT=abc: expected a whole number from 0 to 65535` */
export function wrongValue(setting: Shown, value: string | undefined, expected: string): string {
  return `${nameAndValue(setting, value)}: expected ${expected}`;
}

/** A variable with its value, unless it is secret. */
export function nameAndValue({ variable, secret }: Shown, value: string | undefined): string {
  if (value === undefined || value === '') return `${variable} is not set`;
  if (secret === true) return `${variable}=(hidden, ${value.length} characters)`;
  // keep the error on one line, even if the value has line breaks
  const line = (secret === 'password' ? withoutPassword(value) : value).replace(/\s+/g, ' ');
  return `${variable}=${line.length > 100 ? `${line.slice(0, 100)}…` : line}`;
}

function withoutPassword(value: string): string {
  return value
    .replace(/^([a-z][\w+.-]*:\/\/)?.*@/is, '$1(hidden)@')
    .replace(/(password|passwd|token|key)=[^&\s]*/gi, '$1=(hidden)');
}
