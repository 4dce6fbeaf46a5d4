import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import { withName } from './withName.ts';

const sentence = { id: 'actions', defaultMessage: 'Actions for {name}' };

test('a sentence takes in each name, whatever is in it', () => {
  const intl = createIntl({ locale: 'en-US' });
  expect(withName(intl, sentence, 'Ann Lee')).toBe('Actions for Ann Lee');
  expect(withName(intl, sentence, '$& {name} <b>')).toBe('Actions for $& {name} <b>');
});

test('another language says it in its own words', () => {
  const english = createIntl({ locale: 'en-US' });
  const german = createIntl({ locale: 'de', messages: { actions: '{name}: Aktionen' } });
  expect(withName(english, sentence, 'Ann')).toBe('Actions for Ann');
  expect(withName(german, sentence, 'Ann')).toBe('Ann: Aktionen');
});
