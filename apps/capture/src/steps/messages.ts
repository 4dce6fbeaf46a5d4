import type { Section } from '@forecourt/contract';
import { defineMessages, type MessageDescriptor } from 'react-intl';

export const stepMessages = {
  ...defineMessages({
    next: { defaultMessage: 'Continue', description: 'Button that leads to the next step' },
    skip: { defaultMessage: 'Skip for now', description: 'Button that passes over a step' },
    later: {
      defaultMessage: 'Do this later',
      description: 'Button that passes over a step that is required',
    },
    more: { defaultMessage: 'More details', description: 'Button that shows more fields' },
    nice: {
      defaultMessage: 'More angles',
      description: 'Heading above photos that are not needed',
    },
  }),
  ...defineMessages<{
    place: { group: string; step: number; steps: number };
    requiredPlace: { group: string; step: number; steps: number };
  }>({
    requiredPlace: {
      defaultMessage: '{group} · Step {step, number} of {steps, number} · Required',
      description: 'Above the title of a step that the report must have',
    },
    place: {
      defaultMessage: '{group} · Step {step, number} of {steps, number}',
      description: 'Above the title of a step: part of the walk around the car, and how far',
    },
  }),
};

export const groupMessages: Record<Section['group'], MessageDescriptor> = defineMessages({
  outside: { defaultMessage: 'Outside', description: 'Steps that are done outside the car' },
  inside: { defaultMessage: 'Inside', description: 'Steps that are done in the car' },
  about: { defaultMessage: 'About the car', description: 'Steps with questions' },
  you: { defaultMessage: 'You', description: 'Steps about the customer' },
});
