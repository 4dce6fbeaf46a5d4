import { ColorField } from '@forecourt/ui/color-field';
import { SegmentGroup } from '@forecourt/ui/segment-group';
import { Select } from '@forecourt/ui/select';
import { TextField } from '@forecourt/ui/text-field';
import { useIntl } from 'react-intl';
import type { Embed, Language } from './embed.ts';
import { messages } from './messages.ts';

const MAX_BUTTON_TEXT = 60;

const hints = {
  button: messages.buttonHint,
  popup: messages.popupHint,
  inline: messages.inlineHint,
} as const;

interface EmbedFieldsProps {
  embed: Embed;
  onChange: (change: Partial<Embed>) => void;
  /** The partner's published color, `#RRGGBB`. */
  color: string;
  languages: readonly Language[];
}

/** What a partner chooses of the form on its website. */
export function EmbedFields({ embed, onChange, color, languages }: EmbedFieldsProps) {
  const intl = useIntl();
  const option = <V extends string>(
    value: V,
    message: (typeof messages)[keyof typeof messages],
  ) => ({
    value,
    label: intl.formatMessage(message),
  });
  return (
    <>
      <SegmentGroup
        legend={intl.formatMessage(messages.mode)}
        hint={intl.formatMessage(hints[embed.mode])}
        options={[
          option('button', messages.button),
          option('popup', messages.popup),
          option('inline', messages.inline),
        ]}
        value={embed.mode}
        onValueChange={({ value }) => onChange({ mode: value })}
      />
      <Select
        label={intl.formatMessage(messages.language)}
        options={[
          option('', messages.pageLanguage),
          ...languages.map(({ locale_code: value, local_name: label }) => ({ value, label })),
        ]}
        value={embed.language}
        onValueChange={({ value }) => onChange({ language: value })}
      />
      {embed.mode !== 'inline' && (
        <TextField
          label={intl.formatMessage(messages.text)}
          hint={intl.formatMessage(messages.textHint)}
          maxLength={MAX_BUTTON_TEXT}
          value={embed.text}
          onChange={(event) => onChange({ text: event.target.value })}
        />
      )}
      <SegmentGroup
        legend={intl.formatMessage(messages.color)}
        options={[option('own', messages.ownColor), option('other', messages.otherColor)]}
        value={embed.color === '' ? 'own' : 'other'}
        onValueChange={({ value }) => onChange({ color: value === 'own' ? '' : color })}
      >
        {embed.color !== '' && (
          <ColorField
            label={intl.formatMessage(messages.hex)}
            value={embed.color}
            onValueChange={({ value }) => onChange({ color: value })}
          />
        )}
      </SegmentGroup>
      <SegmentGroup
        legend={intl.formatMessage(messages.scheme)}
        options={[
          option('', messages.asDevice),
          option('light', messages.light),
          option('dark', messages.dark),
        ]}
        value={embed.scheme}
        onValueChange={({ value }) => onChange({ scheme: value })}
      />
    </>
  );
}
