import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext, useEffect, useState } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import type { Globals } from '../page.tsx';

interface WithStore {
  store: { userGlobals: { get: () => Globals } };
}

/** The toolbar's settings for a page of docs, kept current. */
export function useGlobalsOf(context: unknown): Globals {
  const { userGlobals } = (context as WithStore).store;
  const [globals, setGlobals] = useState(() => userGlobals.get());
  useEffect(() => {
    const channel = addons.getChannel();
    const take = ({ globals }: { globals: Globals }): void => setGlobals(globals);
    channel.on(GLOBALS_UPDATED, take);
    return () => channel.off(GLOBALS_UPDATED, take);
  }, []);
  return globals;
}

/** The settings that a picture of a story is loaded with; colors and scheme follow the page. */
export function useShotGlobals(): string {
  const { language, network } = useGlobalsOf(useContext(DocsContext));
  return `language:${String(language)};network:${String(network)};motion:reduced`;
}
