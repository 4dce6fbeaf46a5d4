import { latePart } from '../../app/latePart.tsx';
import type { StepDefinition } from '../definition.ts';
import { scanMessages } from './messages.ts';

export const scan360: StepDefinition = {
  id: 'scan_360',
  title: scanMessages.title,
  hint: scanMessages.hint,
  Extra: latePart(() => import('./ScanCapture.tsx')),
  extraRefused: ({ scan }) => scan?.state === 'refused',
  extraDone: ({ scan }) => scan !== null && scan.state !== 'collecting',
};
