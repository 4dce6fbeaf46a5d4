import { RuleTester } from 'eslint';
import { afterAll, describe, it } from 'vitest';
import rule from './file-name.mjs';

Object.assign(RuleTester, { describe, it, afterAll });

const named = (filename: string) => ({ code: 'export {};', filename });
const refused = (filename: string) => ({ ...named(filename), errors: [{ messageId: 'name' }] });

new RuleTester().run('file-name', rule, {
  valid: ['a/readOffer.ts', 'a-b/OfferCard.stories.tsx', 'vitest.config.ts', 'a/types.d.ts'].map(
    named,
  ),
  invalid: ['a/read-offer.ts', 'a/read_offer.ts', 'a/offer-card.stories.tsx'].map(refused),
});
