import type { Dealer } from '@forecourt/contract';
import { lines, pictureAndLines } from '../list/shapes.ts';
import { tableOf } from '../list/table.ts';
import { messages } from './messages.ts';

/** The columns of the directory; `parts/dealerCells.tsx` has their cells. Its file is the server's. */
export const dealerTable = tableOf<Dealer>()(
  {
    header: messages.dealer,
    picture: 36,
    // A name and the first word of an email.
    text: 180,
    skeleton: {
      table: pictureAndLines({ height: '36px', circle: true }, '150px', '120px'),
      card: [
        { width: '36px', height: '36px', at: '16px 14px', circle: true },
        ...lines('64px', '150px', '130px'),
      ],
    },
    file: [],
  },
  {
    town: {
      header: messages.town,
      width: 144,
      worth: 4,
      skeleton: { width: '80px' },
      card: { order: 1, skeleton: '110px' },
      file: [],
    },
    makes: {
      header: messages.makes,
      width: 120,
      grow: { share: 0.35, max: 260 },
      worth: 2,
      skeleton: { width: '90px' },
      file: [],
    },
    groups: {
      header: messages.groups,
      width: 110,
      grow: { share: 0.3, max: 240 },
      worth: 1,
      skeleton: { width: '70px' },
      file: [],
    },
    activity: {
      header: messages.activity,
      width: 196,
      worth: 3,
      skeleton: { width: '150px' },
      card: { order: 2, skeleton: '150px' },
      file: [],
    },
    invited: {
      header: messages.lastInvited,
      width: 116,
      worth: 2,
      skeleton: { width: '72px' },
      file: [],
    },
    favorite: {
      header: messages.favorite,
      width: 72,
      worth: 5,
      skeleton: { width: '20px' },
      // Below the menu.
      card: { order: 3, atEnd: true, style: { marginInlineEnd: '-8px' } },
      file: [],
    },
  },
);

export type DealerColumnId = (typeof dealerTable.ids)[number];
