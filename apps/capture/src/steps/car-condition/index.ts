import { defineMessages } from 'react-intl';
import { ratingOptions } from '../../fields/ratings.ts';
import type { StepDefinition } from '../definition.ts';

const messages = defineMessages({
  title: { defaultMessage: 'Condition', description: 'Title of the car condition step' },
  hint: {
    defaultMessage: 'Your best judgment is fine. Skip what you don’t know.',
    description: 'Below the title of the car condition step',
  },
  history: { defaultMessage: 'Is there a service history?', description: 'Question' },
  smoked: { defaultMessage: 'Has anyone smoked in the car?', description: 'Question' },
  ownTitle: { defaultMessage: 'Do you own the car?', description: 'Question' },
  cleanTitle: {
    defaultMessage: 'Is the title clean?',
    description: 'Question: no accident total loss, flood or salvage on the papers',
  },
  cleanTitleHint: {
    defaultMessage: 'No total loss, flood or salvage on record',
    description: 'Below the question about a clean title',
  },
  keys: { defaultMessage: 'How many keys?', description: 'Question' },
  air: { defaultMessage: 'Air conditioning', description: 'Part of the car that is rated' },
  brakes: { defaultMessage: 'Brakes', description: 'Part of the car that is rated' },
  engine: { defaultMessage: 'Engine', description: 'Part of the car that is rated' },
  suspension: { defaultMessage: 'Suspension', description: 'Part of the car that is rated' },
  tires: { defaultMessage: 'Tires', description: 'Part of the car that is rated' },
  overall: { defaultMessage: 'Overall condition', description: 'Overall rating of the car' },
});

export const carCondition: StepDefinition = {
  id: 'car_condition',
  title: messages.title,
  hint: messages.hint,
  fields: [
    {
      kind: 'choice',
      path: 'car.overall_rating',
      label: messages.overall,
      options: ratingOptions(),
    },
    { kind: 'yesno', path: 'condition.has_service_history', label: messages.history },
    { kind: 'yesno', path: 'condition.has_smoked_in_car', label: messages.smoked },
    { kind: 'yesno', path: 'condition.own_title', label: messages.ownTitle },
    {
      kind: 'yesno',
      path: 'condition.clean_title',
      label: messages.cleanTitle,
      hint: messages.cleanTitleHint,
    },
    { kind: 'count', path: 'condition.keys_count', label: messages.keys, min: 0, max: 20 },
    { kind: 'rating', path: 'condition.engine', label: messages.engine },
    { kind: 'rating', path: 'condition.brakes', label: messages.brakes },
    { kind: 'rating', path: 'condition.tires', label: messages.tires },
    { kind: 'rating', path: 'condition.suspension', label: messages.suspension },
    { kind: 'rating', path: 'condition.air_conditioning', label: messages.air },
  ],
};
