import { hasHiddenCharacters, isVin, isVinDoubtful } from '@forecourt/contract';
import type { FieldDefinition } from './definition.ts';

/** What is wrong with a typed value. */
export type FieldFault = 'name' | 'email' | 'phone' | 'vin' | 'range';

/**
 * Client-side checks. An empty value passes: whether it is required is up to the step. The limits
 * are the contract's.
 */
export function faultOf(field: FieldDefinition, value: unknown): FieldFault | null {
  if (value === null || value === undefined || value === '') return null;
  switch (field.kind) {
    case 'name':
      return hasHiddenCharacters(String(value)) ? 'name' : null;
    case 'email':
      return /^[^\s@]{1,64}@[^\s@]+\.[^\s@.]{2,}$/.test(String(value)) ? null : 'email';
    case 'phone':
      return /^\+?\d{5,20}$/.test(String(value)) ? null : 'phone';
    case 'vin':
      return isVin(String(value)) ? null : 'vin';
    case 'number':
    case 'price':
    case 'count': {
      const number = Number(value);
      return number >= field.min && number <= field.max ? null : 'range';
    }
    default:
      return null;
  }
}

/** Whether a value looks like a typing error, although it can be right and is taken. */
export function isDoubtful(field: FieldDefinition, value: unknown): boolean {
  return field.kind === 'vin' && typeof value === 'string' && isVinDoubtful(value);
}

/** The stored form of typed text; null if nothing is left. */
export function clean(field: FieldDefinition, typed: string): string | number | null {
  const text = typed.trim();
  if (text === '') return null;
  switch (field.kind) {
    case 'phone':
      return text.replace(/(?!^\+)\D/g, '') || null;
    case 'plate':
      return text.toUpperCase().replace(/\s+/g, ' ');
    case 'vin':
      return text.toUpperCase().replace(/[^A-Z0-9]/g, '') || null;
    case 'number': {
      const digits = text.replace(/\D/g, '');
      return digits === '' ? null : Number(digits);
    }
    case 'price': {
      const [whole = '', ...cents] = text.replace(/[^\d.]/g, '').split('.');
      const amount = Number(`${whole || '0'}.${cents.join('').slice(0, 2) || '0'}`);
      return whole === '' && cents.length === 0 ? null : amount;
    }
    default:
      return typed;
  }
}
