import type { Car } from '@forecourt/contract';
import { pictureAndLines } from '../list/shapes.ts';
import { tableOf } from '../list/table.ts';
import { messages } from './messages.ts';

/** The columns of a car list; `parts/carCells.tsx` has their cells. */
export const carTable = tableOf<Car>()(
  {
    header: messages.car,
    picture: 60,
    tight: 38,
    // "2019 Volkswagen Tiguan"
    text: 172,
    skeleton: {
      table: pictureAndLines({ height: '40px' }, '180px', '110px'),
      card: [
        { width: '96px', height: '56px', at: '16px 12px' },
        { width: '140px', height: '12px', at: '124px 22px' },
        { width: '90px', height: '10px', at: '124px 44px' },
      ],
    },
    file: [
      ['plate', ({ plate }) => plate],
      ['year', ({ year }) => year],
      ['make', ({ make }) => make],
      ['model', ({ model }) => model],
    ],
  },
  {
    // Its worth is the least: the report is headed with it.
    customer: {
      header: messages.customer,
      width: 138,
      grow: { share: 0.18, max: 320 },
      worth: 0,
      skeleton: { width: '92px' },
      file: [['customer_name', (car) => car.customer_name]],
    },
    // Not every flow makes offers.
    offer: {
      header: messages.offer,
      // "Waiting for the owner until Dec 23" on one line, beside the least of a list with a table
      width: 201,
      grow: { share: 0.28, max: 240 },
      optional: 'withOffer',
      worth: 2,
      content: 'end',
      skeleton: { width: '64px' },
      // On a line of its own, above the status.
      card: { order: 0, style: { width: '100%', fontWeight: 500 } },
      file: [
        ['offer_price', (car) => car.offer_price],
        ['currency_code', (car) => (car.offer_price === null ? null : car.currency_code)],
      ],
    },
    date: {
      header: messages.requested,
      width: 100,
      grow: { share: 0.15, max: 280 },
      worth: 1,
      skeleton: { width: '68px' },
      card: { order: 3, atEnd: true },
      file: [['request_date', (car) => car.request_date]],
    },
    status: {
      header: messages.status,
      // "Needs extra inspection"; beside offers "Auction completed" is the longest
      width: 180,
      tight: 160,
      grow: { share: 0.26, max: 360 },
      worth: 3,
      content: 'badge',
      skeleton: { width: '104px', height: '18px' },
      card: { order: 1 },
      file: [['status', (car) => car.request_status]],
    },
  },
);
