import { recipe, useStyles } from '@forecourt/ui/styling';

const swatchRecipe = recipe({
  className: 'settings-swatch',
  base: {
    display: 'inline-block',
    width: '12px',
    height: '12px',
    marginInlineEnd: '1',
    borderRadius: 'xs',
    borderWidth: '1px',
    borderStyle: 'solid',
    borderColor: 'line.strong',
    verticalAlign: '-1px',
  },
});

/** A color sample before its HEX code; nothing for other texts. */
export function Swatch({ text }: { text: string }) {
  const styles = useStyles(swatchRecipe);
  if (!/^#[\da-f]{6}$/i.test(text)) return null;
  return <span aria-hidden className={styles} style={{ backgroundColor: text }} />;
}
