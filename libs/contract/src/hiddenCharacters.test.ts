import { expect, test } from 'vitest';
import contract from './generated/openapi.json' with { type: 'json' };
import { hasHiddenCharacters } from './hiddenCharacters.ts';

const { pattern } = contract.components.schemas.PersonName;

test.each([
  ['Mari Maasikas', false],
  ['Jaan 100% Õunapuu', false],
  ['محمد', false],
  ['李雷', false],
  ['Ann\u202eeeL', true],
  ['Ann\u2066', true],
  ['\u200fAnn', true],
  ['Ann\tLee', true],
  ['Ann\nLee', true],
  ['\u0000', true],
  ['Ann\u0085', true],
])('a name with hidden characters is told, by schema and by code alike: %j', (name, isHidden) => {
  expect(hasHiddenCharacters(name)).toBe(isHidden);
  expect(new RegExp(pattern, 'u').test(name)).toBe(!isHidden);
});
