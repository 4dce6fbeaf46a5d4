import { readConfig, type Config } from '../config.ts';
import { makePrivate, writePrivately } from '../db/folderModes.ts';
import { InvalidInput } from '../domain/errors.ts';
import { SettingsError } from '../settings/SettingsError.ts';
import { unknownSettings } from '../settings/unknown.ts';
import { startError } from '../startErrors.ts';
import { OpsError } from './OpsError.ts';
import { parseCall, usage } from './parseCall.ts';

/*
 * npm run ops -- <command>: what an operator does beside running the server (docs/operate/).
 * It reads the server's settings.
 */

/** What an operator can mend is said in one line. */
function messageOf(error: unknown, config: Config | null): string {
  if (error instanceof OpsError || error instanceof SettingsError) return error.message;
  if (error instanceof InvalidInput) {
    const wrong = error.errors.map(
      ({ field, code }) => `${field} ${code === 'MISSING_FIELD' ? 'is missing' : 'is not valid'}`,
    );
    return `${wrong.join(', ')}.`;
  }
  return startError(error, config);
}

const call = parseCall(process.argv.slice(2));
if (!call) {
  console.error(usage());
  process.exit(2);
}
writePrivately();
for (const line of unknownSettings(process.env)) console.error(line);
let config: Config | null = null;
try {
  config = readConfig();
  await makePrivate(config.dataFolder);
  await call.command.run(config, call.given, call.options);
} catch (error) {
  console.error(messageOf(error, config));
  process.exitCode = 1;
}
