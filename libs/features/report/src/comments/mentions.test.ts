import { expect, test } from 'vitest';
import { matchingMembers, mentionAt, partsOf, plainMessage, withIds } from './mentions.ts';

const nora = { id: 'u1', name: 'Nora Gates' };
const norah = { id: 'u2', name: 'Nora Gatesby' };
const ole = { id: 'u3', name: 'Ole-Jon (Sales)' };

test.each([
  ['@', 1, { at: 0, text: '' }],
  ['Ask @no', 7, { at: 4, text: 'no' }],
  ['Ask @nora ga', 12, { at: 4, text: 'nora ga' }],
  ['Ask @no later', 7, { at: 4, text: 'no' }],
  ['(@Åsa', 5, { at: 1, text: 'Åsa' }],
  ['mail@owner.test', 15, null],
  ['@nora gates says', 16, null],
  ['Ask ', 4, null],
])('in %j with the caret at %i a mention is being typed: %j', (text, caret, expected) => {
  expect(mentionAt(text, caret)).toEqual(expected);
});

test('members are found by the beginning of any of their names', () => {
  const all = [nora, norah, ole];
  expect(matchingMembers(all, 'GATES')).toEqual([nora, norah]);
  expect(matchingMembers(all, 'nora gatesb')).toEqual([norah]);
  expect(matchingMembers(all, 'jon')).toEqual([ole]);
  expect(matchingMembers(all, '')).toEqual(all);
  expect(matchingMembers(all, 'ates')).toEqual([]);
});

test('names that were picked are kept as ids, and no others', () => {
  expect(withIds('@Nora Gates, @Nora Gatesby and @Ole-Jon (Sales)', [nora, norah, ole])).toBe(
    '<@u1>, <@u2> and <@u3>',
  );
  expect(withIds('@Nora Gatesby', [nora])).toBe('@Nora Gatesby');
  expect(withIds('@Nora Gates', [])).toBe('@Nora Gates');
});

test('what only looks like a mention stays words', () => {
  expect(withIds('<@u1> @Nora Gates', [nora])).toBe('< @u1> <@u1>');
  expect(partsOf('see <@gone>', [])).toEqual([{ text: 'see ' }, { text: '<@gone>' }]);
});

test('ids are shown as the names of now', () => {
  expect(partsOf('<@u1>, please', [{ id: 'u1', name: 'Nora Lind' }])).toEqual([
    { mention: '@Nora Lind' },
    { text: ', please' },
  ]);
  expect(plainMessage('<@u1>, please', [nora])).toBe('@Nora Gates, please');
});
