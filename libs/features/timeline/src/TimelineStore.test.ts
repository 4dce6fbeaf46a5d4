import type { RequestEvent } from '@forecourt/contract';
import { makeRequestEvent, seeded } from '@forecourt/contract/fixtures';
import { until } from '@forecourt/testing/until';
import { describe, expect, test, vi } from 'vitest';
import { timelineEntries } from './entries.ts';
import { TimelineStore } from './TimelineStore.ts';

const random = seeded('timeline');
const event = (type: RequestEvent['type'], section: string | null = null): RequestEvent =>
  makeRequestEvent(random, { type, section });

describe('a timeline', () => {
  test('is newest first, and tells of sections in a row only the last', () => {
    const entries = timelineEntries([
      event('CREATED'),
      event('STARTED'),
      event('SECTION_REACHED', 'licence_plate'),
      event('SECTION_REACHED', 'mileage'),
      event('SECTION_REACHED', 'vin'),
      event('FOLLOW_UP_SENT'),
      event('SECTION_REACHED', 'description'),
      event('COMPLETED'),
    ]);
    expect(
      entries.map(({ event: { type, section }, earlierSections }) =>
        [section ?? type, earlierSections].join(' '),
      ),
    ).toEqual([
      'COMPLETED 0',
      'description 0',
      'FOLLOW_UP_SENT 0',
      'vin 2',
      'STARTED 0',
      'CREATED 0',
    ]);
  });

  test('of another request shows nothing of the one before, however late that answers', async () => {
    const answers = new Map<string, (events: RequestEvent[]) => void>();
    const store = new TimelineStore({
      api: {
        listRequestEvents: (id) =>
          new Promise((resolve) => answers.set(id, (events) => resolve({ events }))),
      },
    });
    void store.open('slow');
    const other = store.open('quick');
    answers.get('quick')!([event('COMPLETED')]);
    await other;
    answers.get('slow')!([event('ARCHIVED')]);
    await Promise.resolve();
    expect(store.entries.map((entry) => entry.event.type)).toEqual(['COMPLETED']);
  });

  test('follows its own request, keeps what is known when that fails, and forgets on closing', async () => {
    const listRequestEvents = vi.fn(async () => ({ events: [event('CREATED')] }));
    const store = new TimelineStore({ api: { listRequestEvents } });
    store.changed('one');
    await store.open('one');
    store.changed('two');
    expect(listRequestEvents).toHaveBeenCalledTimes(1);
    listRequestEvents.mockRejectedValueOnce(new Error('offline'));
    store.changed('one');
    await until(() => expect(store.status).toBe('error'));
    expect([store.isKnown, store.entries.length]).toEqual([true, 1]);
    store.close();
    expect(store.isKnown).toBe(false);
  });
});
