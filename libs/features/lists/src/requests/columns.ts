import type { Request } from '@forecourt/contract';
import { lines, pictureAndLines } from '../list/shapes.ts';
import { tableOf } from '../list/table.ts';
import { messages } from './messages.ts';

// Above the status, which keeps the date beside it; on a wide card, between the two.
const lineOfItsOwn = {
  order: 0,
  width: '100%',
  '@container list (width >= 480px)': { order: 2, width: 'auto' },
} as const;

/** The columns of a request list; `parts/requestCells.tsx` has their cells. */
export const requestTable = tableOf<Request>()(
  {
    header: messages.customer,
    picture: 36,
    tight: 0,
    text: 164,
    skeleton: {
      table: pictureAndLines({ height: '36px', circle: true }, '164px', '120px'),
      card: [
        { width: '36px', height: '36px', at: '16px 14px', circle: true },
        ...lines('64px', '160px', '110px'),
      ],
    },
    file: [
      ['name', ({ name }) => name],
      ['phone', ({ phone }) => phone],
      ['email', ({ email }) => email],
    ],
  },
  {
    car: {
      header: messages.car,
      // "2019 Volkswagen Tiguan" on one line
      width: 172,
      grow: { share: 0.38, max: 480 },
      worth: 3,
      skeleton: { width: '130px' },
      card: { order: 2, style: lineOfItsOwn },
      file: [
        ['plate', ({ report }) => report.car?.plate],
        ['year', ({ report }) => report.car?.year],
        ['make', ({ report }) => report.car?.make],
        ['model', ({ report }) => report.car?.model],
      ],
    },
    // Not every flow asks for the sale plan.
    sale: {
      header: messages.sale,
      width: 166,
      optional: 'withSale',
      worth: 1,
      skeleton: { width: '90px' },
      file: [
        ['user_sale_plan', ({ info }) => info.user_sale_plan],
        ['car_availability', ({ info }) => info.car_availability],
      ],
    },
    // Its worth is the least: every report says it as well.
    agent: {
      header: messages.agent,
      width: 64,
      worth: 0,
      skeleton: { width: '24px', height: '24px' },
      file: [['agent', ({ agent }) => agent?.name]],
    },
    date: {
      header: messages.created,
      width: 91,
      grow: { share: 0.16, max: 240 },
      worth: 2,
      skeleton: { width: '68px' },
      card: { order: 3, atEnd: true },
      file: [['inserted_at', ({ inserted_at }) => inserted_at]],
    },
    status: {
      header: messages.status,
      // "In Progress 2/4" on one line
      width: 138,
      grow: { share: 0.18, max: 280 },
      worth: 4,
      content: 'badge',
      skeleton: { width: '76px', height: '18px' },
      card: { order: 1 },
      file: [['status', ({ status }) => status]],
    },
  },
);
