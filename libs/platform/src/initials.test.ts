import { expect, it } from 'vitest';
import { initials } from './initials.ts';

it('initials are the first letters of the first and last words', () => {
  expect(initials('Mary Ann van der Berg')).toBe('MB');
  expect(initials('  élodie  ')).toBe('É');
  expect(initials('(Jo) Õun')).toBe('JÕ');
  expect(initials('')).toBe('');
  expect(initials('— …')).toBe('');
});
