import { Children, cloneElement, isValidElement, useCallback } from 'react';
import type { ReactElement, ReactNode, Ref, RefCallback } from 'react';
import { cx } from '../styling/recipe.ts';

type Props = Record<string, unknown>;
type Handler = (...args: unknown[]) => void;

/** The one element of `children`, if the component is to be drawn as its child. */
export function childOf(
  asChild: boolean | undefined,
  children: ReactNode,
): ReactElement<Props> | null {
  if (!asChild) return null;
  const child = Children.toArray(children).find((one) => isValidElement<Props>(one));
  if (!child) throw new Error('asChild needs an element as its child');
  return child as ReactElement<Props>;
}

/**
 * The child with props of both, as Ark merges them: both handlers run, the child's first. The ref is
 * that of `props`.
 */
export function withProps(child: ReactElement<Props>, props: Props): ReactElement {
  const merged: Props = { ...props };
  for (const [name, value] of Object.entries(child.props)) {
    const other = props[name];
    if (name === 'ref') continue;
    if (name === 'className') merged[name] = cx(other as string, value as string);
    else if (name === 'style') merged[name] = { ...(other as object), ...(value as object) };
    else if (/^on[A-Z]/.test(name) && typeof value === 'function' && typeof other === 'function') {
      merged[name] = (...args: unknown[]) => {
        (value as Handler)(...args);
        (other as Handler)(...args);
      };
    } else if (value !== undefined) merged[name] = value;
  }
  return cloneElement(child, merged);
}

/** One ref that sets two. */
export function useMergedRef<T>(one: Ref<T> | undefined, two: Ref<T> | undefined): RefCallback<T> {
  return useCallback(
    (element: T | null) => {
      const cleanups = [one, two].map((ref) => setRef(ref, element));
      return () => {
        for (const cleanup of cleanups) cleanup();
      };
    },
    [one, two],
  );
}

function setRef<T>(ref: Ref<T> | undefined, element: T | null): () => void {
  if (typeof ref === 'function') return ref(element) ?? (() => void ref(null));
  if (ref) ref.current = element;
  return () => {
    if (ref) ref.current = null;
  };
}
