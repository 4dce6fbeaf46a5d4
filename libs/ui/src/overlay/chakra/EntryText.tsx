import { chakra, Listbox, useListboxStyles } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** Name and hint of an entry of a list. */
export function EntryText({ label, hint }: { label: ReactNode; hint?: ReactNode }) {
  const styles = useListboxStyles();
  return (
    <chakra.span css={styles.words}>
      <Listbox.ItemText>{label}</Listbox.ItemText>
      {hint && <chakra.span css={styles.hint}>{hint}</chakra.span>}
    </chakra.span>
  );
}
