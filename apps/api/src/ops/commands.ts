import { currencyCodes, flowOrder, flowPaths, flows as catalog } from '@forecourt/contract';
import { join } from 'node:path';
import { readConfig, type Config } from '../config.ts';
import { openDatabase } from '../db/open.ts';
import { openFiles } from '../media/files.ts';
import { NEW_SECRET } from '../settings/unknown.ts';
import { backup } from './backup.ts';
import { confirm } from './confirm.ts';
import { createAdmin, type Wanted } from './createAdmin.ts';
import { eraseCustomer, exportCustomer, type About } from './customers.ts';
import { doctor } from './doctor.ts';
import { moveStorage } from './moveStorage.ts';
import { OpsError } from './OpsError.ts';
import { progressOn } from './progress.ts';
import { prune } from './prune.ts';
import { restore } from './restore.ts';
import { rotateSecret } from './rotateSecret.ts';
import { withServices } from './withServices.ts';

/** A command of operators. */
export interface Command {
  /** What it takes, as it is written in the usage. */
  takes?: string;
  options?: Record<string, Option>;
  does: string;
  run(config: Config, given: string, options: Given): Promise<void>;
}

export interface Option {
  /** Its value, as it is written in the usage; none for one that is there or not. */
  takes?: string;
  isNeeded?: boolean;
  does: string;
}

/** The options that were given, by name. */
export type Given = Record<string, string | boolean | undefined>;

const progress = progressOn(process.stderr);

const YES: Option = { does: 'does not ask' };

/** Whose data, and why. */
const ABOUT: Record<string, Option> = {
  partner: { takes: '<id or invite page>', isNeeded: true, does: 'whose customer it is' },
  reason: { takes: '<text>', isNeeded: true, does: 'kept on record, without who the customer is' },
};

/** Every command, in the order of the usage. */
export const commands: Record<string, Command> = {
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
  'create-admin': {
    takes: '<email>',
    does: 'Sets up a business and its first administrator; prints a link to choose a password',
    options: {
      name: { takes: '<name>', isNeeded: true, does: "the administrator's" },
      business: { takes: '<name>', isNeeded: true, does: "the business's" },
      type: { takes: '<type>', does: 'dealership (default), insurer or other' },
      flows: { takes: '<flows>', does: 'trade,claim,inspect (default), or some of them' },
      country: { takes: '<calling code>', does: 'such as 44; without it 1' },
      currency: { takes: '<code>', does: 'without it USD' },
      'time-zone': { takes: '<zone>', does: 'such as Europe/London; without it UTC' },
    },
    async run(config, email, options) {
      const setup = setupOf(email, options);
      const made = await withServices(config, (services) => createAdmin(services, setup));
      const what = made.isNew ? 'administers a new business' : 'was there before';
      console.log(
        `${made.email} ${what}. To choose a password, once, within ${made.minutes} minutes:`,
      );
      console.log(made.link);
    },
  },
  'export-customer': {
    takes: '<email or phone>',
    does: 'Writes all that a partner keeps of a customer into an archive',
    options: { ...ABOUT, to: { takes: '<new file.zip>', isNeeded: true, does: 'where' } },
    async run(config, address, options) {
      const file = textOf(options.to);
      const counts = await withServices(config, (services) =>
        exportCustomer(services, aboutOf(address, options), file),
      );
      console.log(`${file}: ${listed({ ...counts })}`);
    },
  },
  'erase-customer': {
    takes: '<email or phone>',
    does: 'Erases all that a partner keeps of a customer',
    options: { ...ABOUT, yes: YES },
    async run(config, address, options) {
      const question = `All that is kept of ${address} is erased. It cannot be undone.`;
      if (!options.yes) await confirm(question, address);
      const counts = await withServices(config, (services) =>
        eraseCustomer(services, aboutOf(address, options)),
      );
      console.log(`Erased: ${listed({ ...counts })}`);
    },
  },
  'rotate-secret': {
    does: 'Replaces the secret; links that were sent no longer open',
    options: { yes: YES },
    async run(config, _given, options) {
      const question =
        'All links that were sent and all recovery codes end. Stop every node first.';
      if (!options.yes) await confirm(question, 'rotate');
      const rotated = await rotateSecret(config, process.env[NEW_SECRET] ?? null);
      console.log(
        `Encrypted again: ${rotated.apps} authenticator apps, ${rotated.webhooks} webhooks, ${rotated.companies} company sign-ins`,
      );
      console.log(
        `Ended: ${rotated.recoveryCodes} recovery codes, links of ${rotated.waiting} messages`,
      );
    },
  },
  'storage-move': {
    takes: '<bucket | folder>',
    does: 'Copies all files there, from the folder or from the bucket, and compares them',
    async run(config, target) {
      const { storage, dataFolder } = config;
      if (storage.kind !== 's3')
        throw new OpsError('Set S3_BUCKET and its keys: one side is the bucket.');
      if (target !== 'bucket' && target !== 'folder')
        throw new OpsError('Where to: bucket or folder?');
      const folder = await openFiles({ kind: 'local', root: join(dataFolder, 'media') });
      const bucket = await openFiles(storage);
      const [from, to] = target === 'bucket' ? [folder, bucket] : [bucket, folder];
      const { files, same } = await moveStorage(from, to, progress);
      console.log(`${same} files are in the ${target}, ${files} of them by this run`);
    },
  },
  prune: {
    does: 'Deletes now what is deleted at night: what has expired',
    options: { 'dry-run': { does: 'only counts' } },
    async run(config, _given, options) {
      const isTrial = options['dry-run'] === true;
      const deleted = await withServices(config, (services) => prune(services, isTrial));
      for (const [what, count] of Object.entries(deleted)) console.log(`${count} ${what}`);
    },
  },
};

const textOf = (option: Given[string]): string => (typeof option === 'string' ? option : '');

const aboutOf = (address: string, { partner, reason }: Given): About => ({
  address,
  partner: textOf(partner),
  reason: textOf(reason),
});

/** `2 requests, 14 photos`, without what there is none of. */
function listed(counts: Record<string, number>): string {
  const parts = Object.entries(counts).flatMap(([what, count]) =>
    count ? `${count} ${what}` : [],
  );
  return parts.join(', ') || 'messages alone';
}

function setupOf(email: string, options: Given): Wanted {
  const { name, business, type = 'dealership', flows = flowPaths.join(), country = '1' } = options;
  const wanted = textOf(flows).split(',');
  const found = flowOrder.filter((flow) => wanted.includes(catalog[flow].path));
  const types = ['DEALERSHIP', 'INSURER', 'OTHER'] as const;
  const partnerType = types.find((one) => one === textOf(type).toUpperCase());
  if (!partnerType) throw new OpsError(`--type: one of ${types.join(', ').toLowerCase()}`);
  if (found.length !== wanted.length) throw new OpsError(`--flows: of ${flowPaths.join(', ')}`);
  const currency = currencyCodes.find((one) => one === (options.currency ?? 'USD'));
  if (!currency) throw new OpsError(`--currency: one of ${currencyCodes.join(', ')}`);
  return {
    email,
    name: textOf(name),
    partner_name: textOf(business),
    type: partnerType,
    flows: found,
    country_code: textOf(country),
    currency,
    time_zone: textOf(options['time-zone']) || undefined,
  };
}

async function bringUp(config: Config): Promise<void> {
  const db = await openDatabase(config);
  await db.close();
}
