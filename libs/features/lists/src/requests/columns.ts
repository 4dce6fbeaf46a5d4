import type { Request } from '@forecourt/contract';
import { lines } from '../list/shapes.ts';
import { tableOf } from '../list/table.ts';
import { messages } from './messages.ts';

/** The columns of a request list; `parts/requestCells.tsx` has their cells. */
export const requestTable = tableOf<Request>()(
  {
    header: messages.customer,
    picture: 36,
    skeleton: {
      table: [
        { width: '36px', height: '36px', at: '60px 50%', circle: true },
        ...lines('108px', '180px', '120px'),
      ],
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
      width: 150,
      grow: { share: 0.6, max: 396 },
      worth: 2,
      skeleton: { width: '130px' },
      card: { order: 2 },
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
      worth: 0,
      skeleton: { width: '90px' },
      file: [
        ['user_sale_plan', ({ info }) => info.user_sale_plan],
        ['car_availability', ({ info }) => info.car_availability],
      ],
    },
    date: {
      header: messages.created,
      width: 96,
      worth: 1,
      skeleton: { width: '68px' },
      card: { order: 3, atEnd: true },
      file: [['inserted_at', ({ inserted_at }) => inserted_at]],
    },
    status: {
      header: messages.status,
      width: 124,
      worth: 3,
      content: 'badge',
      skeleton: { width: '76px', height: '18px' },
      card: { order: 1 },
      file: [['status', ({ status }) => status]],
    },
  },
);
