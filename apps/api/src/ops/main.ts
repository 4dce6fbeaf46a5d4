import { parseArgs } from 'node:util';
import { readConfig, type Config } from '../config.ts';
import { makePrivate, writePrivately } from '../db/folderModes.ts';
import { openDatabase } from '../db/open.ts';
import { unknownSettings } from '../settings/unknown.ts';
import { SettingsError } from '../settings/SettingsError.ts';
import { startError } from '../startErrors.ts';
import { backup } from './backup.ts';
import { doctor } from './doctor.ts';
import { OpsError } from './OpsError.ts';
import { progressOn } from './progress.ts';
import { restore } from './restore.ts';

/*
 * npm run ops -- <command>: what an operator does beside running the server (docs/operate/).
 * It reads the server's settings.
 */

interface Command {
  /** What it takes, as it is written in the usage. */
  takes?: string;
  does: string;
  run(config: Config, given: string): Promise<void>;
}

const progress = progressOn(process.stderr);

const commands: Record<string, Command> = {
  'check-config': {
    does: 'Reads the settings, and says which are wrong',
    run: async () => console.log('The settings are right.'),
  },
  doctor: {
    does: 'Tries what the server needs: database, files, email, pages, its address',
    async run(config) {
      const isWell = await doctor(config, (line) => console.log(line));
      if (!isWell) process.exitCode = 1;
    },
  },
  migrate: {
    does: 'Brings the database to this version',
    async run(config) {
      await bringUp(config);
      console.log('The database is of this version.');
    },
  },
  backup: {
    takes: '<new folder>',
    does: 'Writes database, media and secret there',
    async run(config, folder) {
      const { made_at } = await backup(config, folder, progress);
      console.log(`${folder}: complete, ${made_at}`);
    },
  },
  restore: {
    takes: '<folder of a backup>',
    does: 'Puts a backup into an empty installation, and brings it to this version',
    async run(config, folder) {
      const { made_at } = await restore(config, folder, progress);
      // with the secret that was in the backup
      await bringUp(readConfig());
      console.log(`Restored as of ${made_at}`);
    },
  },
};

async function bringUp(config: Config): Promise<void> {
  const db = await openDatabase(config);
  await db.close();
}

const usage = (): string => {
  const lines = Object.entries(commands).map(([name, { takes, does }]) => {
    return `  ${[name, takes].filter(Boolean).join(' ').padEnd(30)} ${does}`;
  });
  return ['npm run ops -- <command>', ...lines].join('\n');
};

const { positionals } = parseArgs({ allowPositionals: true });
const [name = '', given = '', ...rest] = positionals;
const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
if (!command || rest.length > 0 || Boolean(given) !== Boolean(command.takes)) {
  console.error(usage());
  process.exit(2);
}

writePrivately();
for (const line of unknownSettings(process.env)) console.error(line);
let config: Config | null = null;
try {
  config = readConfig();
  await makePrivate(config.dataFolder);
  await command.run(config, given);
} catch (error) {
  const isPlain = error instanceof OpsError || error instanceof SettingsError;
  console.error(isPlain ? error.message : startError(error, config));
  process.exitCode = 1;
}
