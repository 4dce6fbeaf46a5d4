/** @jsxRuntime classic */
// Storybook's own pages run on its own React, which only the classic JSX runtime uses.
import React, { useState } from 'react';
import { styled } from 'storybook/theming';
import { isHex } from '../../libs/ui/src/theme/applyPartnerTheme.ts';
import { parseHex, toHex } from '../../libs/ui/src/theme/color.ts';
import { reportColor } from '../../libs/ui/src/theme/partner.ts';
import type { PartnerColorKey } from '../../libs/ui/src/theme/partner.ts';

const Row = styled.label({
  display: 'grid',
  gridTemplateColumns: '1fr 44px 84px',
  alignItems: 'center',
  gap: '4px 10px',
  fontSize: 13,
});
const Verdict = styled.span(({ theme }) => ({
  gridColumn: '1 / -1',
  color: theme.textMutedColor,
  fontSize: 12,
}));
const Control = styled.input(({ theme }) => ({
  width: '100%',
  height: 30,
  padding: '0 8px',
  border: `1px solid ${theme.input.border}`,
  borderRadius: theme.input.borderRadius,
  background: theme.input.background,
  color: theme.input.color,
  font: 'inherit',
  '&[type=color]': { padding: 3, cursor: 'pointer' },
}));
const Sample = styled.span({ padding: '2px 8px', borderRadius: 4, marginInlineEnd: 8 });

interface ColorRowProps {
  colorKey: PartnerColorKey;
  title: string;
  value: string;
  onChange: (hex: string) => void;
}

const ratio = (value: number): string => `${value.toFixed(1)}:1`;

/** One color: picker, HEX value, and its contrast report. */
export function ColorRow({ colorKey, title, value, onChange }: ColorRowProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const report = reportColor(colorKey, value);
  const { shades, adjusted } = report;
  const take = (text: string): void => {
    setTyped(text);
    const rgb = parseHex(text);
    if (rgb) onChange(toHex(rgb));
  };
  const bad = typed !== null && !isHex(typed);
  const changed = [adjusted.light && 'light', adjusted.dark && 'dark'].filter(Boolean).join(', ');
  return (
    <Row>
      <span>{title}</span>
      <Control
        type="color"
        aria-label={`${title}: picker`}
        value={value}
        onInput={(event) => {
          setTyped(null);
          onChange(event.currentTarget.value);
        }}
      />
      <Control
        aria-label={`${title}: HEX`}
        aria-invalid={bad}
        value={typed ?? value}
        maxLength={7}
        onChange={(event) => take(event.target.value)}
        onBlur={() => setTyped(null)}
      />
      <Verdict role="status">
        <Sample style={{ background: shades.solid, color: shades.contrast }}>
          {ratio(report.textOnFill)}
        </Sample>
        {bad
          ? 'No HEX color: the last good one stays'
          : `as text ${ratio(report.asTextOnLight)} on light, ${ratio(report.asTextOnDark)} on dark` +
            (changed ? `; adjusted on ${changed}` : '')}
      </Verdict>
    </Row>
  );
}
