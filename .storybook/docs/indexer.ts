import type { Indexer } from 'storybook/internal/types';

const SCREENS = /\/(?:libs\/(?:features|flows)|apps)\//;

/** Gives each file of a screen's stories a page of docs, without a word in it. */
export const withPages = (indexers: Indexer[] = []): Indexer[] =>
  indexers.map(({ test, createIndex }) => ({
    test,
    createIndex: async (file, options) => {
      const inputs = await createIndex(file, options);
      if (!SCREENS.test(file)) return inputs;
      return inputs.map((one) => ({ ...one, tags: [...(one.tags ?? []), 'autodocs'] }));
    },
  }));
