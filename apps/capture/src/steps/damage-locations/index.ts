import { latePart } from '../../app/latePart.tsx';
import type { StepDefinition } from '../definition.ts';
import { damageMessages } from './messages.ts';

export const damageLocations: StepDefinition = {
  id: 'damage_locations',
  title: damageMessages.title,
  hint: damageMessages.hint,
  Extra: latePart(() => import('./DamageMap.tsx')),
  extraDone: ({ damages }) => damages.length > 0,
  extraNote: ({ damages }, intl) =>
    intl.formatMessage(damageMessages.marked, { count: damages.length }),
  skip: damageMessages.none,
};
