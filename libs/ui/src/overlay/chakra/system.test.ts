import { createSystem } from '@chakra-ui/react';
import type { SystemStyleObject } from '@chakra-ui/react';
import { expect, test } from 'vitest';
import { config } from '../../theme/config.ts';
import { overlayRecipes, overlaySystem } from './system.ts';

type Slots = Record<string, SystemStyleObject>;

const whole = createSystem(config, { disableLayers: true });

test.each(Object.entries(overlayRecipes))('the tokens of %s are all known', (_, recipe) => {
  const { base, variants = {} } = recipe as unknown as {
    base: Slots;
    variants?: Record<string, Record<string, Slots>>;
  };
  const slots = [base, ...Object.values(variants).flatMap((values) => Object.values(values))];
  const styles = slots.flatMap((bySlot) => Object.values(bySlot));
  expect(styles.map((style) => overlaySystem.css(style))).toEqual(
    styles.map((style) => whole.css(style)),
  );
});

test('a token that is not known would be seen', () => {
  const style = { color: 'line.strong' };
  expect(overlaySystem.css(style)).not.toEqual(whole.css(style));
});
