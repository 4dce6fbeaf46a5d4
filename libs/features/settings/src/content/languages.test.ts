import type { FlowSettings, Settings, TranslatedTexts } from '@forecourt/contract';
import {
  makeContent,
  makeContentTranslation,
  makeFlowSettings,
  makeMessageTexts,
} from '@forecourt/contract/fixtures';
import { describe, expect, test } from 'vitest';
import { fallbackOf, fieldIn, isMissing, languagesOf, missingIn, readIn } from './languages.ts';

const flowWith = (spanish: Partial<TranslatedTexts> = {}): FlowSettings =>
  makeFlowSettings('TRADE', {
    content: makeContent({ follow_up: 'Hello {link}', invite_title: 'Sell' }),
    translations: [
      makeContentTranslation('es', spanish, makeMessageTexts({ follow_up: 'Producto {link}' })),
      makeContentTranslation('en-GB', {}),
      makeContentTranslation('fr', {}, null),
    ],
  });

describe('readers of a language get', () => {
  test.each([
    ['what is written in it', 'es', { follow_up: 'Hola {link}' }, 'Hola {link}', 'es'],
    ['else the product’s text in it', 'es', {}, 'Producto {link}', 'es'],
    ['what is written for another country of it', 'en-GB', {}, 'Hello {link}', 'en-US'],
    ['the default language’s in one that the product lacks', 'fr', {}, 'Hello {link}', 'en-US'],
  ] as const)('%s', (_, code, spanish, text, locale_code) => {
    expect(readIn(flowWith(spanish), code, 'follow_up', 'en-US')).toEqual({ text, locale_code });
  });

  test('the page’s own heading where none is written', () => {
    expect(fallbackOf(flowWith(), 'es', 'invite_title', 'en-US').text).toBeNull();
  });
});

test('a text is missing where its readers get another language or not the partner’s words', () => {
  const flow = flowWith();
  expect(isMissing(flow, 'es', 'follow_up', 'en-US')).toBe(true);
  expect(isMissing(flow, 'es', 'sms_request', 'en-US')).toBe(false);
  expect(isMissing(flow, 'en-GB', 'follow_up', 'en-US')).toBe(false);
  expect(missingIn(flow, 'es', 'en-US')).toEqual(['follow_up', 'invite_title']);
  expect(missingIn(flow, 'en-US', 'en-US')).toEqual([]);
  const written = flowWith({ follow_up: 'Hola {link}', invite_title: '¡Venda!' });
  expect(missingIn(written, 'es', 'en-US')).toEqual([]);
  // nothing of the messages is written in French, by nobody
  expect(missingIn(flow, 'fr', 'en-US')).toEqual([
    ...Object.keys(flow.default_content),
    'invite_title',
  ]);
});

test('languages start with the default one, and each has its fields', () => {
  const flow = flowWith();
  const settings = { general: { locales: { default: 'es' } } } as Settings;
  expect(languagesOf(flow, settings)).toEqual(['es', 'en-US', 'en-GB', 'fr']);
  expect(fieldIn(flow, 'en-US', 'follow_up')).toBe('content.TRADE.follow_up');
  expect(fieldIn(flow, 'es', 'follow_up')).toBe('content.TRADE.es.follow_up');
});
