import { flows, type FlowSubject } from '@forecourt/contract';
import { defineMessages } from 'react-intl';
import type { Capture } from '../../api/types.ts';
import type { FieldDefinition } from '../../fields/definition.ts';
import type { StepDefinition } from '../definition.ts';

const messages = defineMessages({
  title: { defaultMessage: 'In your words', description: 'Title of the description step' },
  hint: {
    defaultMessage: 'What should we know that the photos don’t show?',
    description: 'Below the title of the description step',
  },
  description: { defaultMessage: 'About the car', description: 'Label of the description field' },
  plan: { defaultMessage: 'What would you like to do?', description: 'Label of the sale plan' },
  private: { defaultMessage: 'Sell privately', description: 'A sale plan' },
  tradeIn: { defaultMessage: 'Trade it in', description: 'A sale plan' },
  cash: { defaultMessage: 'Get a cash offer', description: 'A sale plan' },
  when: { defaultMessage: 'When would you sell?', description: 'Label of availability' },
  now: { defaultMessage: 'Now', description: 'When the car is available' },
  weeks: { defaultMessage: 'In a few weeks', description: 'When the car is available' },
  never: { defaultMessage: 'Not yet', description: 'When the car is available' },
  price: { defaultMessage: 'Expected price', description: 'Label of the expected price' },
  claimType: { defaultMessage: 'What happened?', description: 'Label of the kind of claim' },
  claimHint: {
    defaultMessage: 'Such as a collision, hail, glass, theft or vandalism',
    description: 'Below the kind of claim',
  },
  damage: { defaultMessage: 'How did it happen?', description: 'Label of the damage description' },
});

/** Additional questions, by what the request leads to. */
const own: Record<FlowSubject, FieldDefinition[]> = {
  trade_in: [
    {
      kind: 'choice',
      path: 'sale.user_sale_plan',
      label: messages.plan,
      options: [
        { value: 'Trade-In', label: messages.tradeIn },
        { value: 'Cash Offer', label: messages.cash },
        { value: 'Private Sale', label: messages.private },
      ],
    },
    {
      kind: 'choice',
      path: 'sale.car_availability',
      label: messages.when,
      options: [
        { value: 'Now', label: messages.now },
        { value: 'Weeks', label: messages.weeks },
        { value: 'Never', label: messages.never },
      ],
    },
    {
      kind: 'price',
      path: 'sale.expected_price',
      label: messages.price,
      min: 0,
      max: 99_999_999,
    },
  ],
  claim: [
    {
      kind: 'text',
      path: 'claim.claim_type',
      maxLength: 255,
      label: messages.claimType,
      hint: messages.claimHint,
    },
    {
      kind: 'long',
      path: 'claim.damage_description',
      maxLength: 255,
      label: messages.damage,
    },
  ],
  inspect: [],
};

export const description = (flow: Capture['request_type']): StepDefinition => ({
  id: 'description',
  title: messages.title,
  hint: messages.hint,
  fields: [
    ...own[flows[flow].subject],
    {
      kind: 'long',
      path: 'description',
      maxLength: 255,
      label: messages.description,
    },
  ],
});
