import { parseArgs } from 'node:util';
import { commands, type Command, type Given } from './commands.ts';

/** A command with what it was given. */
export interface OpsCall {
  command: Command;
  given: string;
  options: Given;
}

/** Reads the arguments of a call; null when no command takes them. */
export function parseCall(args: readonly string[]): OpsCall | null {
  const [name = '', ...rest] = args;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) return null;
  const wanted = Object.entries(command.options ?? {});
  try {
    const { values, positionals } = parseArgs({
      args: rest,
      allowPositionals: true,
      options: Object.fromEntries(
        wanted.map(([option, { takes }]) => [
          option,
          { type: takes ? ('string' as const) : ('boolean' as const) },
        ]),
      ),
    });
    const [given = ''] = positionals;
    const isWhole =
      positionals.length === (command.takes ? 1 : 0) &&
      positionals.every(Boolean) &&
      wanted.every(([option, { isNeeded }]) => !isNeeded || values[option]);
    return isWhole ? { command, given, options: values as Given } : null;
  } catch {
    // an option that it does not have
    return null;
  }
}

const WIDTH = 34;

/** Every command with its options, a line each. */
export function usage(): string {
  const lines = Object.entries(commands).flatMap(([name, { takes, does, options = {} }]) => [
    `  ${[name, takes].filter(Boolean).join(' ').padEnd(WIDTH)} ${does}`,
    ...Object.entries(options).map(([option, { takes: value, does: what }]) => {
      return `    ${`--${option} ${value ?? ''}`.padEnd(WIDTH - 2)} ${what}`;
    }),
  ]);
  return ['npm run ops -- <command>', ...lines].join('\n');
}
