import { PGlite } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import { sql } from 'kysely';
import pg from 'pg';
import { expect, test } from 'vitest';
import { createKysely } from '../src/db/database.ts';
import { up } from '../src/db/migrations/0075_files_in_summaries.ts';

test('English words for the files of a newest message become what they count', async () => {
  const lite = await PGlite.create();
  const config = { ...createPgConfig(lite), max: 1 } as unknown as pg.PoolConfig;
  const db = createKysely(new pg.Pool(config));
  await sql`
    create table threads (id text, summary text, last_seq int);
    create table messages (id text primary key, thread_id text, seq int, message text);
    create table attachments (message_id text, kind text, name text);
    insert into threads values
      ('photos', '2 photos', 2), ('letter', 'PDF: Offer.pdf', 1), ('both', '2 files', 1),
      ('words', 'Two photos', 1), ('answered', 'Thanks', 2), ('new', null, 0);
    insert into messages values
      ('p1', 'photos', 1, 'Hello'), ('p2', 'photos', 2, ''), ('l1', 'letter', 1, ''),
      ('b1', 'both', 1, ''), ('w1', 'words', 1, 'Two photos'),
      ('a1', 'answered', 1, ''), ('a2', 'answered', 2, 'Thanks');
    insert into attachments values
      ('p2', 'PHOTO', 'a.jpg'), ('p2', 'PHOTO', 'b.jpg'), ('l1', 'PDF', 'Offer.pdf'),
      ('b1', 'PHOTO', 'a.jpg'), ('b1', 'PDF', 'b.pdf'), ('w1', 'PHOTO', 'a.jpg'),
      ('a1', 'PHOTO', 'a.jpg'), (null, 'PHOTO', 'announced.jpg');
  `.execute(db);
  await up(db as never);

  const { rows } = await sql<{ id: string; summary: string | null; summary_files: object }>`
    select id, summary, summary_files from threads`.execute(db);
  expect(Object.fromEntries(rows.map(({ id, ...row }) => [id, Object.values(row)]))).toEqual({
    photos: [null, { photos: 2, documents: 0, name: null }],
    letter: [null, { photos: 0, documents: 1, name: 'Offer.pdf' }],
    both: [null, { photos: 1, documents: 1, name: null }],
    words: ['Two photos', null],
    answered: ['Thanks', null],
    new: [null, null],
  });
  await db.destroy();
  await lite.close();
});
