import { expect, test } from 'vitest';
import { readEmbedLink } from './embedLink.ts';

const read = (search: string) => readEmbedLink({ pathname: '/embed/northgate-trade', search });

test('the address of the form says whose it is, and what the website chose', () => {
  expect(read('?agent_id=a%207&language=de-DE&color=%237A1FA2&scheme=dark')).toEqual({
    uniqueId: 'northgate-trade',
    agentId: 'a 7',
    language: 'de-DE',
    color: '#7A1FA2',
    scheme: 'dark',
  });
});

test.each(['', '?agent_id=&language=&color=red&scheme=pink', '?color=%23123456;x'])(
  'what is missing or wrong is left to its default: "%s"',
  (search) => {
    expect(read(search)).toEqual({
      uniqueId: 'northgate-trade',
      agentId: null,
      language: null,
      color: null,
      scheme: 'system',
    });
  },
);

test('no other address is one of the form', () => {
  expect(readEmbedLink({ pathname: '/northgate-trade', search: '' })).toBeUndefined();
});
