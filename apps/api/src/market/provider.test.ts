import { expect, test } from 'vitest';
import { Problem } from '../http/problem.ts';
import { marketProvider } from './provider.ts';

const QUESTION = {
  vin: 'YV1ZW2500L2000001',
  postcode: '97201',
  miles: 50,
  car: { make: null, model: null, year: null },
};
const CONFIG = { url: 'https://market.test', key: 'secret-market-key' };

function provider(answers: Record<string, () => Response | Promise<Response>>) {
  const calls: URL[] = [];
  const fetcher: typeof fetch = async (address) => {
    const url = new URL(String(address));
    calls.push(url);
    const answer = answers[url.pathname];
    if (!answer) throw new Error('unreachable');
    return answer();
  };
  return { market: marketProvider(CONFIG, fetcher), calls };
}

const GOOD = {
  '/v2/mds/car': () => Response.json({ mds: 41.5, total_cars_sold_in_last_45_days: 12, more: 1 }),
  '/v2/search/car/active': () =>
    Response.json({
      listings: [
        {
          id: 'a1',
          heading: '2020 Volvo V60',
          price: 18_500,
          miles: 40_000.4,
          dist: 12.5,
          build: { year: 2020, make: 'Volvo', model: 'V60', trim: 'Momentum' },
          dealer: { name: 'Riverside', phone: 'not to be passed on' },
          vdp_url: 'https://cars.test/a1',
          media: { photo_links: ['https://cars.test/a1.jpg'] },
        },
        { id: 7, price: -1, vdp_url: 'javascript:alert(1)', media: { photo_links: ['data:x'] } },
      ],
    }),
};

test('what the provider says is taken in the contract’s shape, and nothing else of it', async () => {
  const { market, calls } = provider(GOOD);
  expect(await market.survey(QUESTION)).toEqual({
    mds: { mds: 41.5 },
    total_cars_sold_in_last_45_days: 12,
    similar_cars: {
      listings: [
        {
          id: 'a1',
          heading: '2020 Volvo V60',
          year: 2020,
          make: 'Volvo',
          model: 'V60',
          trim: 'Momentum',
          price: 18_500,
          miles: 40_000,
          distance: 12.5,
          dealer_name: 'Riverside',
          url: 'https://cars.test/a1',
          photo: 'https://cars.test/a1.jpg',
        },
        {
          id: 'listing-2',
          heading: '',
          year: null,
          make: null,
          model: null,
          trim: null,
          price: null,
          miles: null,
          distance: null,
          dealer_name: null,
          url: null,
          photo: null,
        },
      ],
    },
    sample: false,
  });
  expect(calls.map((url) => url.searchParams.get('zip'))).toEqual(['97201', '97201']);
});

test('the same question is asked once', async () => {
  const { market, calls } = provider(GOOD);
  await market.survey(QUESTION);
  await market.survey(QUESTION);
  expect(calls).toHaveLength(2);
  await market.survey({ ...QUESTION, miles: 100 });
  expect(calls).toHaveLength(4);
});

test.each([
  ['cannot be reached', {}],
  ['fails', { ...GOOD, '/v2/mds/car': () => new Response('no', { status: 500 }) }],
  ['answers nonsense', { ...GOOD, '/v2/search/car/active': () => new Response('<html>') }],
])(
  'a provider that %s makes the survey unavailable, and its key stays ours',
  async (_, answers) => {
    const error: unknown = await provider(answers)
      .market.survey(QUESTION)
      .catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(Problem);
    expect(error).toMatchObject({ status: 503, code: 'UNAVAILABLE' });
    expect(JSON.stringify(error)).not.toContain(CONFIG.key);
  },
);
