import type { Thread } from '@forecourt/contract';
import { lines } from '../list/shapes.ts';
import { tableOf } from '../list/table.ts';
import { messages } from './messages.ts';

const summaryText = 'clamp(160px, 36cqi, 560px)';

/** The columns of a thread list; `parts/threadCells.tsx` has their cells. */
export const threadTable = tableOf<Thread>()(
  {
    header: messages.buyer,
    picture: '36px',
    skeleton: {
      table: [
        { width: '36px', height: '36px', at: '60px 50%', circle: true },
        ...lines('108px', '140px', '120px'),
      ],
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
      width: 'clamp(176px, calc(36cqi + 16px), 576px)',
      worth: 2,
      skeleton: { width: `calc(${summaryText} * 0.7)` },
      card: { order: 1, skeleton: '180px', style: { width: '100%' } },
      file: [['summary', ({ summary }) => summary]],
    },
    date: {
      header: messages.received,
      width: '164px',
      worth: 1,
      skeleton: { width: '120px' },
      card: { order: 2, atEnd: true, skeleton: '90px' },
      file: [['last_message_at', ({ last_message_at }) => last_message_at]],
    },
  },
);
