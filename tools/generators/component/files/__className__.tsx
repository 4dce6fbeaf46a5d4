import type { ReactNode } from 'react';
import { useStyles } from '../styling/use-styles.ts';
import { <%= propertyName %>Recipe } from './<%= className %>.recipe.ts';

export interface <%= className %>Props {
  children: ReactNode;
}

/** Say in one sentence what it is for. */
export function <%= className %>({ children }: <%= className %>Props) {
  return <div className={useStyles(<%= propertyName %>Recipe)}>{children}</div>;
}
