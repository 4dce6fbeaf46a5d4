import { observable } from 'mobx';
import { expect, test } from 'vitest';
import { createMemoryStorage } from '../storage.ts';
import { fieldsOf } from '../typed.ts';
import { keepInTab } from './keepInTab.ts';

const form = () => observable({ name: '', step: 1 });

test('a draft is back after a reload, and gone once it was sent', () => {
  const storage = createMemoryStorage();
  const before = form();
  keepInTab(storage, 'form', fieldsOf(before, ['name', 'step']));
  expect(storage.get('form')).toBeNull();
  Object.assign(before, { name: 'Riverside', step: 2 });

  const after = form();
  const forget = keepInTab(storage, 'form', fieldsOf(after, ['name', 'step']));
  expect(after).toEqual({ name: 'Riverside', step: 2 });
  forget();
  after.name = 'Elsewhere';
  expect(storage.get('form')).toBeNull();
});

test('what cannot be read is left out', () => {
  const storage = createMemoryStorage();
  storage.set('form', '{');
  const one = form();
  keepInTab(storage, 'form', fieldsOf(one, ['name']));
  expect(one.name).toBe('');
});
