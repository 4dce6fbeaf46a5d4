import { expect, test } from 'vitest';
import { hasAddress } from './foreignAddress.ts';

test.each([
  'See https://example.com/x',
  'see HTTP : //example',
  'hxxps://bad.example.com',
  'www.example.com',
  'WWW .example',
  'example.com',
  'Go to EXAMPLE.COM now',
  'example .com',
  'example . com',
  'example. com',
  'example。com',
  'example．com',
  'example․com',
  'example·com',
  'exam\u200bple.c\u00adom',
  'ｅｘａｍｐｌｅ.ｃｏｍ',
  'example (dot) com',
  'example[.]com',
  'example dot com',
  'xn--e1afmkfd.xn--p1ai',
  'пример.рф',
  'bit.ly/abc',
  't.co',
  'Hello.example.com.Bye',
  'mari@example.com',
  'mari (at) example (dot) com',
  'mari@localhost',
  '192.168.0.1',
  'javascript:alert(1)',
  'mailto:mari',
  'Cars.ee',
  '{partner}.com',
])('finds the address in %j', (text) => {
  expect(hasAddress(text)).toBe(true);
});

test.each([
  'Any questions? Call me.',
  'Hello {name}, see {link}. Yours, {partner}',
  'A.Tamm',
  'Mari-Liis O’Neill Jr.',
  'Tomorrow at 10.30, e.g. in the yard, i.e. behind no. 12',
  'It is yours. No problem. In a week. To be sure. At noon. Me too.',
  'Costs 12.500,00 EUR or 99.95 USD',
  'Version 2.0',
  'and/or 5 km/h',
  'Dr. Maria St. Clair',
  'OÜ North & Sons Ltd.',
  'Wait...please',
  'Me @ the gate',
])('leaves %j alone', (text) => {
  expect(hasAddress(text)).toBe(false);
});
