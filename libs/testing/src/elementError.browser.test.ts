import { configure, getConfig, screen } from 'storybook/test';
import { afterEach, expect, test } from 'vitest';
import { getElementError } from './elementError.ts';

const { asyncUtilTimeout, getElementError: usual } = getConfig();

afterEach(() => {
  configure({ asyncUtilTimeout, getElementError: usual });
  document.body.replaceChildren();
});

test('a wait that is over says what it waited for, and what the page was', async () => {
  configure({ asyncUtilTimeout: 1, getElementError });
  document.body.append('Another page');
  const wait = screen.findByRole('button', { name: 'Send request' });
  await expect(wait).rejects.toThrow(/button.*Send request.*Another page/s);
});

test('the page is written out only when somebody reads what was missing', () => {
  const error = getElementError('Nothing found', document.body);
  document.body.append('Written later');
  expect(error.message).toMatch(/^Nothing found.*Written later/s);
});
