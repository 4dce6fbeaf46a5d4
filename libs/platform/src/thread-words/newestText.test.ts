import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import { newestText } from './newestText.ts';

const intl = createIntl({ locale: 'en-US', onError: () => undefined });
const said = (photos: number, documents: number, name: string | null = null) =>
  newestText({ summary: '', summary_files: { photos, documents, name } }, intl);

test('a message of files only is told by what it is made of', () => {
  expect(said(1, 0)).toBe('Photo');
  expect(said(2, 0)).toBe('2 photos');
  expect(said(0, 1, 'Your offer.pdf')).toBe('PDF: Your offer.pdf');
  expect(said(0, 1)).toBe('PDF file');
  expect(said(0, 3)).toBe('3 PDF files');
  expect(said(2, 1)).toBe('3 files');
});

test('a message with words is told by them', () => {
  expect(newestText({ summary: 'Hello', summary_files: null }, intl)).toBe('Hello');
});
