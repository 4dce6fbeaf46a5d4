import { describe, expect, it } from 'vitest';
import { belongs } from './carFilter.ts';

describe('whether a car belongs in a list', () => {
  const car = { plate: '847-BXK', request_status: 'NEW', undelivered: null } as const;

  it.each(['847 bxk', '847BXK', 'bx', '7-b', '', '  '])('its plate is found by %j', (search) => {
    expect(belongs(car, { status: '', search })).toBe(true);
  });

  it('its plate is not found by another', () => {
    expect(belongs(car, { status: '', search: '848' })).toBe(false);
    expect(belongs({ ...car, plate: null }, { status: '', search: '847' })).toBe(false);
  });

  it.each(['cl-771', 'CL 771001', '771001', '1001'])('its claim is found by %j', (search) => {
    const claimed = { ...car, claim_number: 'CL-771001' };
    expect(belongs(claimed, { status: '', search })).toBe(true);
    expect(belongs({ ...claimed, plate: null }, { status: '', search })).toBe(true);
    expect(belongs(car, { status: '', search })).toBe(false);
  });

  it('less than three signs of a claim number are not sought, nor signs alone', () => {
    const claimed = { ...car, claim_number: 'CL-99' };
    expect(belongs(claimed, { status: '', search: '99' })).toBe(false);
    expect(belongs(claimed, { status: '', search: '€€€' })).toBe(false);
  });

  it('it is in the tab of its status and in that of all', () => {
    expect(belongs(car, { status: 'NEW', search: '' })).toBe(true);
    expect(belongs(car, { status: 'APPRAISED', search: '' })).toBe(false);
  });

  it('it is among those that were not told of their offer only while that is so', () => {
    const all = { status: '', search: '', undelivered: true } as const;
    const at = '2026-03-02T09:00:00.000Z';
    const failed = { state: 'FAILED', channel: 'SMS', reason: 'NUMBER_REJECTED', at } as const;
    expect(belongs(car, all)).toBe(false);
    expect(belongs({ ...car, undelivered: { ...failed, about: 'OFFER' } }, all)).toBe(true);
  });

  it('a sold one stays among those whose offer was accepted', () => {
    const sold = { ...car, request_status: 'SOLD' } as const;
    expect(belongs(sold, { status: 'OFFER_ACCEPTED', search: '' })).toBe(true);
    expect(belongs(sold, { status: 'APPRAISED', search: '' })).toBe(false);
  });
});
