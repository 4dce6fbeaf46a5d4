import type { Thread } from '@forecourt/contract';
import { lines, pictureAndLines } from '../list/shapes.ts';
import { tableOf } from '../list/table.ts';
import { messages } from './messages.ts';

// On a line of its own; on a wide card, with the date after it.
const oneLine = {
  width: '100%',
  '@container list (width >= 480px)': { flex: '1 1 0', width: 'auto' },
} as const;

/** The columns of a thread list; `parts/threadCells.tsx` has their cells. */
export const threadTable = tableOf<Thread>()(
  {
    header: messages.buyer,
    picture: 36,
    skeleton: {
      table: pictureAndLines({ height: '36px', circle: true }, '140px', '120px'),
      card: [
        { width: '36px', height: '36px', at: '16px 14px', circle: true },
        ...lines('64px', '150px', '130px'),
      ],
    },
    file: [['buyer', ({ info }) => info.buyer.name]],
  },
  {
    summary: {
      header: messages.message,
      width: 180,
      grow: { share: 0.8, max: 760 },
      worth: 2,
      skeleton: { width: 'calc(var(--row-summary) * 0.6)' },
      card: { order: 1, skeleton: '180px', style: oneLine },
      file: [
        ['summary', ({ summary }) => summary],
        ['photos', ({ summary_files: files }) => files?.photos ?? 0],
        ['documents', ({ summary_files: files }) => files?.documents ?? 0],
      ],
    },
    date: {
      header: messages.received,
      width: 164,
      worth: 1,
      skeleton: { width: '120px' },
      card: { order: 2, atEnd: true, skeleton: '90px' },
      file: [['last_message_at', ({ last_message_at }) => last_message_at]],
    },
  },
);
