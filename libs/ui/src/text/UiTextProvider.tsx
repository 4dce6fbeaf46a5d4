import { createContext, use, useMemo } from 'react';
import type { ReactNode } from 'react';
import { defaultUiText } from './defaults.ts';
import type { UiText } from './defaults.ts';

export type UiTextOverrides = Partial<UiText>;

const UiTextContext = createContext<UiText>(defaultUiText);

interface UiTextProviderProps {
  children: ReactNode;
  /** Replaces texts one by one; keep its identity between renders. */
  text?: UiTextOverrides;
}

/** Provides the components' texts in the app's language. */
export function UiTextProvider({ children, text }: UiTextProviderProps) {
  const value = useMemo(() => ({ ...defaultUiText, ...text }), [text]);
  return <UiTextContext value={value}>{children}</UiTextContext>;
}

/** The current texts. */
export function useUiText(): UiText {
  return use(UiTextContext);
}
