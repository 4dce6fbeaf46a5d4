import { CopyButton } from '../copy-button/CopyButton.tsx';
import { useUiText } from '../text/UiTextProvider.tsx';
import type { ReferenceProps } from './Reference.tsx';

export default function ReferenceButton({ id }: ReferenceProps) {
  const text = useUiText();
  return <CopyButton text={id} label={`${text.reference}: ${id}`} variant="ghost" size="sm" />;
}
