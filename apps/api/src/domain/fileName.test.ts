import { expect, test } from 'vitest';
import { addressName, fileName } from './fileName.ts';

test.each([
  ['IMG_0412.HEIC', 'PHOTO', 'IMG_0412.jpg'],
  ['Rechnung März.pdf', 'PDF', 'Rechnung März.pdf'],
  ['../../etc/passwd', 'PDF', 'etc passwd.pdf'],
  ['invoice\u202efdp.exe', 'PDF', 'invoice fdp.pdf'],
  ['a\r\nb.pdf', 'PDF', 'a b.pdf'],
  ['.pdf', 'PDF', 'pdf.pdf'],
  ['...', 'PHOTO', 'photo.jpg'],
  ['x'.repeat(300), 'PHOTO', `${'x'.repeat(120)}.jpg`],
] as const)('%s as a %s is called %s', (given, kind, name) => {
  expect(fileName(kind, given)).toBe(name);
});

test.each([
  ['Rechnung März.pdf', 'Rechnung-Ma-rz.pdf'],
  ['合同.pdf', 'file.pdf'],
  [`${'x'.repeat(120)}.pdf`, `${'x'.repeat(50)}.pdf`],
])('%s has the address %s', (name, address) => {
  expect(addressName(name)).toBe(address);
  expect(address).toMatch(/^[A-Za-z0-9_-]+\.[a-z0-9]+$/);
});
