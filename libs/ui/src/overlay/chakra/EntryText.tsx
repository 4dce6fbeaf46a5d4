import { chakra, Listbox, useListboxStyles } from '@chakra-ui/react';

/** Name and hint of an entry of a list. */
export function EntryText({ label, hint }: { label: string; hint?: string }) {
  const styles = useListboxStyles();
  return (
    <chakra.span css={styles.words}>
      <Listbox.ItemText>{label}</Listbox.ItemText>
      {hint && <chakra.span css={styles.hint}>{hint}</chakra.span>}
    </chakra.span>
  );
}
