import { BrandMark } from '@forecourt/ui/brand';
import { useNavigation } from '@forecourt/ui/navigation';
import { recipe, useStyles } from '@forecourt/ui/styling';
import { useIntl } from 'react-intl';
import { messages } from '../messages.ts';

const logoRecipe = recipe({
  className: 'logo',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minHeight: '36px',
    paddingInline: '1',
    borderRadius: 'md',
    color: 'fg.default',
    fontSize: 'lg',
    fontWeight: 650,
    letterSpacing: '-0.01em',
    textDecoration: 'none',
    focusRing: 'outside',
    '& svg': { color: 'accent.edge', flexShrink: 0 },
  },
});

/** The logo with the name: links to the home page of the current area. */
export function Logo({ homePath }: { homePath: string }) {
  const { Link } = useNavigation();
  const intl = useIntl();
  return (
    <Link href={homePath} className={useStyles(logoRecipe)}>
      <BrandMark />
      {intl.formatMessage(messages.product)}
    </Link>
  );
}
