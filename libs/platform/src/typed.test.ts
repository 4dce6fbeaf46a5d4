import { observable } from 'mobx';
import { expect, test } from 'vitest';
import { createMemoryStorage } from './storage.ts';
import { fieldsOf, TypedWork } from './typed.ts';

const ann = { id: 'ann', username: 'ann@north.test' };
const form = () => observable({ name: '', days: 7, way: null as string | null });
const names = ['name', 'days', 'way'] as const;

test('what was typed is back in its form after the same person signs in again', () => {
  const storage = createMemoryStorage();
  const before = form();
  const work = new TypedWork(storage);
  work.keep('request', fieldsOf(before, names));
  Object.assign(before, { name: 'Mari', days: 3, way: 'email' });
  work.hold(ann);

  const after = form();
  const next = new TypedWork(storage);
  expect(next.person).toEqual(ann);
  next.keep('request', fieldsOf(after, names));
  // Until it is known who has signed in, nothing is shown.
  expect(after.name).toBe('');
  next.settle('ann');
  expect(storage.get('forecourt_typed')).toBeNull();
  expect(after).toEqual({ name: 'Mari', days: 3, way: 'email' });
});

test('another person finds nothing of it', () => {
  const storage = createMemoryStorage();
  const before = form();
  const work = new TypedWork(storage);
  work.keep('request', fieldsOf(before, names));
  before.name = 'Mari';
  work.hold(ann);

  const next = new TypedWork(storage);
  next.settle('bob');
  const after = form();
  next.keep('request', fieldsOf(after, names));
  expect([next.person, after.name, storage.get('forecourt_typed')]).toEqual([null, '', null]);
});

test('a form in which nothing was typed holds nothing, and one that was left is not held', () => {
  const storage = createMemoryStorage();
  const work = new TypedWork(storage);
  work.keep('empty', fieldsOf(form(), names));
  const left = form();
  const stop = work.keep('left', fieldsOf(left, names));
  left.name = 'Mari';
  stop();
  work.hold(ann);
  expect(JSON.parse(storage.get('forecourt_typed')!)).toEqual({ person: ann, values: {} });
});

test('what waits for a form that was not opened waits through a second end of the session', () => {
  const storage = createMemoryStorage();
  const work = new TypedWork(storage);
  const typed = form();
  work.keep('offer', fieldsOf(typed, names));
  typed.name = '12000';
  work.hold(ann);
  const second = new TypedWork(storage);
  second.settle('ann');
  second.hold(ann);
  const third = new TypedWork(storage);
  const after = form();
  third.settle('ann');
  third.keep('offer', fieldsOf(after, names));
  expect(after.name).toBe('12000');
});

test('what cannot be what was typed is not taken', () => {
  const held = { person: ann, values: { request: { name: 5, days: 'x', way: 'email' } } };
  const storage = createMemoryStorage({ forecourt_typed: JSON.stringify(held) });
  const after = form();
  const work = new TypedWork(storage);
  work.settle('ann');
  work.keep('request', fieldsOf(after, names));
  expect(after).toEqual({ name: '', days: 7, way: 'email' });
  for (const broken of ['{', 'null', '{"person":{}}', '[]']) {
    expect(new TypedWork(createMemoryStorage({ forecourt_typed: broken })).person).toBeNull();
  }
});
