import { join } from 'node:path';
import { defineMessages } from 'react-intl';
import { expect, test } from 'vitest';
import { checkCatalogue } from './checkCatalogue.ts';
import { productMessages } from './product.ts';
import { refusedWords } from './refusedWords.ts';
import { serverMessages } from './server.ts';

const source = {
  plain: { defaultMessage: 'Requests', description: '' },
  name: { defaultMessage: 'Hello {name}', description: '' },
  many: {
    defaultMessage: '{count, plural, one {# car} other {# cars}} of <b>{partner}</b>',
    description: '',
  },
};

test('texts are extracted under the ids that the build gives them', () => {
  // The build has compiled this file as well: the invite page has the same text.
  const { phone } = defineMessages({
    phone: { defaultMessage: 'Your mobile number', description: 'Label of the phone field' },
  });
  const all = productMessages(join(import.meta.dirname, '../..'));
  expect(all[(phone as { id: string }).id]).toEqual({
    defaultMessage: 'Your mobile number',
    description: 'Label of the phone field',
    place: 'invite',
  });
  expect(all['ui.close']!.defaultMessage).toBe('Close');
});

test('texts have no tags but those that the server takes in a translation', () => {
  const all = Object.values(productMessages(join(import.meta.dirname, '../..')));
  const tags = all.flatMap(({ defaultMessage }) => defaultMessage.match(/<[a-z]+/gi) ?? []);
  // as in apps/api/src/domain/translationFile.ts: the template is uploaded unmodified
  expect([...new Set(tags)].sort()).toEqual(['<bdi', '<privacy', '<terms']);
});

test('no text uses a refused word', () => {
  expect(refusedWords(productMessages(join(import.meta.dirname, '../..')))).toEqual([]);
});

test('no text of the server uses one either', () => {
  const texts = serverMessages(join(import.meta.dirname, '../..'));
  const all = Object.values(texts).map(({ defaultMessage }) => defaultMessage);
  // A mail, a text message with its placeholders, and the detail of an error.
  expect(all).toContain('Your password was changed');
  expect(all).toContain('{partner}: bid on {car} by {time}: {link}');
  expect(all).toContain('The body is not JSON');
  expect(refusedWords(texts)).toEqual([]);
});

test.each([
  ['Send an E-mail', 'E-mail'],
  ['Any colour', 'colour'],
  ['{cancelled, plural, other {# cancelled}}', 'cancelled'],
])('%s is refused for “%s”', (defaultMessage, word) => {
  expect(refusedWords({ text: { defaultMessage } })).toEqual([
    expect.stringContaining(`instead of “${word}”`),
  ]);
});

test.each(['Send an email', 'Opps, something went wrong :(', '{cancelled, plural, other {#}}'])(
  '%s is not refused',
  (defaultMessage) => expect(refusedWords({ text: { defaultMessage } })).toEqual([]),
);

test('a good file passes, even if some texts are still missing', () => {
  const file = {
    name: 'Tere, {name}',
    many: '<b>{partner}</b>: {count, plural, one {# auto} other {# autot}}',
    plain: '',
    old: 'Vana',
  };
  expect(checkCatalogue(file, source)).toEqual({
    errors: [],
    unknown: ['old'],
    missing: ['plain'],
    translated: 2,
  });
});

test.each([
  ['plain', 7, 'is no text'],
  ['plain', 'Käi {', 'cannot be read'],
  ['plain', '<script>x</script>', 'has <script>, which the original has not'],
  ['plain', 'x'.repeat(4001), 'is longer than'],
  ['plain', 'abc\u202Edef', 'turns the direction'],
  ['name', 'Tere', 'lacks {name}'],
  ['name', 'Tere, {nimi}', 'has {nimi}'],
  ['many', '{count, plural, one {# auto}} <b>{partner}</b>', 'cannot be read'],
  ['many', '{count, plural, other {# autot}} {partner}', 'lacks <b>'],
])('%s as %j is reported', (id, text, problem) => {
  const [error] = checkCatalogue({ [id]: text }, source).errors;
  expect(error).toMatchObject({ id, problem: expect.stringContaining(problem) });
});

test.each([[[]], [null], ['text']])('%j is no translation file', (file) => {
  expect(() => checkCatalogue(file, source)).toThrow('one JSON object');
});
