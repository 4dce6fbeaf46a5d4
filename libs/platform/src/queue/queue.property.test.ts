import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isPending, newTask, revised, unwanted } from './task.ts';
import { settled, type Weather, World } from './test/world.ts';

type Step =
  | { do: 'take'; slot: number; taps: number }
  | { do: 'remove'; slot: number }
  | { do: 'type'; field: number; value: string }
  | { do: 'answer'; index: number; weather: Weather }
  | { do: 'wait'; ms: number }
  | { do: 'wake' }
  | { do: 'crash' }
  | { do: 'open' };

const weather = fc.constantFrom<Weather>('fine', 'lost on the way', 'answer lost', 'server busy');
const slot = fc.nat({ max: 2 });
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constant('take' as const), slot, taps: fc.integer({ min: 1, max: 2 }) }),
  fc.record({ do: fc.constant('remove' as const), slot }),
  fc.record({
    do: fc.constant('type' as const),
    field: fc.nat({ max: 1 }),
    value: fc.string({ maxLength: 3 }),
  }),
  fc.record({ do: fc.constant('answer' as const), index: fc.nat({ max: 3 }), weather }),
  fc.record({ do: fc.constant('answer' as const), index: fc.nat({ max: 3 }), weather }),
  fc.record({ do: fc.constant('wait' as const), ms: fc.integer({ min: 0, max: 40_000 }) }),
  fc.constantFrom<Step>({ do: 'wake' }, { do: 'crash' }, { do: 'open' }),
);

/** What the user has done, and therefore the state that the server must reach. */
class Person {
  readonly wanted = new Map<number, string>();
  readonly fields = new Map<string, string>();
  private made = 0;
  readonly world: World;

  constructor(world: World) {
    this.world = world;
  }

  async take(slot: number, taps: number) {
    const key = `photo-${slot}-${++this.made}`;
    const bytes = new ArrayBuffer(4);
    for (let tap = 0; tap < taps; tap++) {
      const task = newTask({ key, meta: { type: 'photo' as const }, order: this.made });
      await this.world.store.add({ task, payload: { type: 'image/jpeg', bytes } });
    }
    await this.remove(slot);
    this.wanted.set(slot, key);
  }

  async remove(slot: number) {
    const key = this.wanted.get(slot);
    if (!key) return;
    await this.world.store.change(key, (task) => task && unwanted(task));
    this.wanted.delete(slot);
  }

  async type(field: number, value: string) {
    const key = `field-${field}`;
    const meta = { type: 'field' as const, value };
    const notBefore = this.world.now + 800;
    await this.world.store.change(key, (task) =>
      task ? revised(task, meta, notBefore) : newTask({ key, meta, notBefore, batch: 'fields' }),
    );
    this.fields.set(key, value);
  }
}

async function perform(world: World, person: Person, doing: Step) {
  switch (doing.do) {
    case 'take':
      return person.take(doing.slot, doing.taps);
    case 'remove':
      return person.remove(doing.slot);
    case 'type':
      return person.type(doing.field, doing.value);
    case 'answer':
      return world.deliver(doing.index, doing.weather);
    case 'wait':
      return world.pass(doing.ms);
    case 'wake':
      return world.tabs[0]?.queue.wake();
    case 'crash':
      if (world.tabs[0]) world.crash(world.tabs[0]);
      if (world.tabs.length === 0) world.openTab();
      return;
    case 'open':
      if (world.tabs.length < 2) world.openTab();
  }
}

/** Runs without failures until nothing is left to send; false if that never happens. */
async function calm(world: World): Promise<boolean> {
  for (let round = 0; round < 400; round++) {
    await settled();
    while (world.requests.length > 0) {
      world.deliver(0, 'fine');
      await settled();
    }
    if (!(await world.store.all()).some(isPending)) return true;
    await world.pass(5000);
  }
  return false;
}

test('whatever fails, however often the page reloads or a button is pressed, each photo ends up stored exactly once', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
      const world = new World();
      const person = new Person(world);
      world.openTab();
      for (const doing of steps) {
        await perform(world, person, doing);
        await settled();
      }
      const submit = newTask({ key: 'submit', meta: { type: 'submit' as const }, after: '*' });
      await world.store.add({ task: submit });
      await world.store.add({ task: submit });

      expect(await calm(world)).toBe(true);
      expect(world.sentTwiceAtOnce).toEqual([]);
      const photos = [...person.wanted.values()].sort();
      expect([...world.server.photos].sort()).toEqual(photos);
      for (const key of photos) expect(world.server.born.get(key)).toBe(1);
      expect(Object.fromEntries(world.server.fields)).toEqual(Object.fromEntries(person.fields));
      expect(world.server.submissions).toEqual([
        { photos, fields: Object.fromEntries(person.fields) },
      ]);
    }),
    { numRuns: 1000 },
  );
}, 60_000);
