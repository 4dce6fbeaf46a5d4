import type { Words } from '../types.ts';
import { auctions } from './auctions.ts';
import { batch } from './batch.ts';
import { buttons } from './buttons.ts';
import { dealerFile } from './dealerFile.ts';
import { deals } from './deals.ts';
import { flows } from './flows.ts';
import { mails } from './mails.ts';
import { pages } from './pages.ts';

export const en: Words = {
  ...mails,
  flows,
  auctions: { ...auctions, ...deals },
  batch,
  buttons,
  dealerFile,
  pages,
};
