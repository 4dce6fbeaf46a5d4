import { defineMessages } from 'react-intl';
import { lazyPart } from '../../app/lazyPart.tsx';
import type { StepDefinition } from '../definition.ts';

const messages = defineMessages({
  title: { defaultMessage: '360° view', description: 'Title of the 360 scan step' },
  hint: {
    defaultMessage:
      'Hold the phone upright at chest height and walk once around the car in about half a minute. The video stays on your phone. We only send 24 pictures from it.',
    description: 'Below the title of the 360 scan step',
  },
});

export const scan360: StepDefinition = {
  id: 'scan_360',
  title: messages.title,
  hint: messages.hint,
  Extra: lazyPart(() => import('./ScanCapture.tsx')),
  extraRefused: ({ scan }) => scan?.state === 'refused',
};
