import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { onServer, urlOf } from '../../test/onServer.ts';
import { seedTenants } from '../../test/tenants.ts';
import { until } from '../../test/until.ts';
import { readConfig, type Config } from '../config.ts';
import { openDatabase } from '../db/open.ts';
import { newId } from '../domain/id.ts';
import { seal, unseal } from '../domain/seal.ts';
import { json } from '../db/schema.ts';
import { COMPANY_SECRET_USE } from '../modules/company-sign-in/secret.ts';
import { SECRET_USE } from '../modules/integrations/deliverWebhook.ts';
import { rotateSecret } from './rotateSecret.ts';

const SERVER = process.env.TEST_DATABASE_URL;
const OLD = 'the old secret of thirty-two letters';
const NEW = 'the new secret of thirty-two letters';

describe.runIf(SERVER)('the secret of nodes on PostgreSQL', () => {
  const name = `forecourt_ops_${randomBytes(5).toString('hex')}`;
  let folder: string;
  let configOf: (secret: string) => Config;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'forecourt-secret-'));
    const template = inject('template');
    const owner = process.env.TEST_DATABASE_ACCESS === 'owner' ? template : undefined;
    await onServer(
      SERVER!,
      `create database ${name} template ${template} ${owner ? `owner ${owner}` : ''}`,
    );
    configOf = (secret) =>
      readConfig({
        FORECOURT_MODE: 'test',
        FORECOURT_DATA: folder,
        DATABASE_URL: urlOf(SERVER!, name, owner),
        FORECOURT_SECRET: secret,
      });
  });
  afterAll(async () => {
    await onServer(SERVER!, `drop database ${name} with (force)`);
    await rm(folder, { recursive: true, force: true });
  });

  test('is replaced once all nodes have stopped, and webhooks and company sign-ins go on with their own keys', async () => {
    const config = configOf(OLD);
    const id = newId();
    const node = await openDatabase(config);
    try {
      const { partnerId } = (await seedTenants({ db: node })).north;
      await node.direct
        .insertInto('webhooks')
        .values({
          id,
          partner_id: partnerId,
          url: 'https://hooks.test',
          events: json(['report.completed']),
          inserted_at: new Date(),
          secret_sealed: seal(config.secret, SECRET_USE, id, Buffer.from('its key')),
          old_secret_sealed: seal(config.secret, SECRET_USE, id, Buffer.from('its old key')),
        })
        .execute();
      const now = new Date();
      await node.direct
        .insertInto('company_sign_ins')
        .values({
          partner_id: partnerId,
          issuer: 'https://login.example.com',
          client_id: 'forecourt',
          secret_sealed: seal(
            config.secret,
            COMPANY_SECRET_USE,
            partnerId,
            Buffer.from('its secret'),
          ),
          domains: json([]),
          creates_users: false,
          default_role: null,
          groups_claim: 'groups',
          groups: json([]),
          required: false,
          kept_admin: null,
          inserted_at: now,
          updated_at: now,
        })
        .execute();
      await expect(rotateSecret(config, NEW)).rejects.toThrow(/^Stop every node/);
    } finally {
      await node.close();
    }
    await expect(rotateSecret(config, 'short')).rejects.toThrow(/^Set FORECOURT_NEW_SECRET/);
    // PostgreSQL shows a connection for a moment after it was closed
    await until(async () => {
      expect(await rotateSecret(config, NEW)).toMatchObject({ webhooks: 1, companies: 1, apps: 0 });
    });

    await expect(openDatabase(config)).rejects.toThrow(/^FORECOURT_SECRET is another/);
    const next = configOf(NEW);
    const db = await openDatabase(next);
    try {
      const webhook = await db.direct.selectFrom('webhooks').selectAll().executeTakeFirstOrThrow();
      const keys = [webhook.secret_sealed, webhook.old_secret_sealed ?? ''];
      const opened = keys.map((text) => unseal(next.secret, SECRET_USE, id, text).toString());
      expect(opened).toEqual(['its key', 'its old key']);
      const company = await db.direct
        .selectFrom('company_sign_ins')
        .select(['partner_id', 'secret_sealed'])
        .executeTakeFirstOrThrow();
      const { partner_id: of, secret_sealed: sealed } = company;
      expect(unseal(next.secret, COMPANY_SECRET_USE, of, sealed).toString()).toBe('its secret');
    } finally {
      await db.close();
    }
  });
});
