import { KeyValueList } from '@forecourt/ui/key-value-list';
import type { KeyValue } from '@forecourt/ui/key-value-list';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { factsOf, isMissing } from '../facts.ts';
import { factsRecipe } from './Facts.recipe.ts';

interface FactsProps {
  /** Short answers, in two columns where there is room. */
  items: readonly KeyValue[];
  /** Answers in full sentences, below, each under its label. */
  notes?: readonly KeyValue[];
  /** Whether the report is closed. */
  closed: boolean;
}

/** The facts of a section. */
export function Facts({ items, notes = [], closed }: FactsProps) {
  const styles = useSlotRecipe(factsRecipe);
  const written = notes.filter((note) => !isMissing(note));
  // A missing note is shown as a short answer: 'Not provided'.
  const short = factsOf([...items, ...notes.filter(isMissing)], closed);
  return (
    <div className={styles.root}>
      {short.length > 0 && <KeyValueList columns={2} items={short} />}
      {written.length > 0 && (
        <dl className={styles.notes}>
          {written.map(({ key, label, value }) => (
            <div key={key}>
              <dt className={styles.label}>{label}</dt>
              <dd className={styles.note} dir="auto">
                {value}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}
