/** @jsxRuntime classic */
// Storybook's own pages run on its own React, which only the classic JSX runtime uses.
import React, { useRef } from 'react';
import { Button, PopoverProvider } from 'storybook/internal/components';
import { useAddonState, useChannel, useGlobals } from 'storybook/manager-api';
import { styled } from 'storybook/theming';
import { partnerColorKeys } from '../../libs/ui/src/theme/partner.ts';
import type { PartnerColors } from '../../libs/ui/src/theme/partner.ts';
import { partnerPresets } from '../../libs/ui/src/theme/presets.ts';
import type { PartnerPresetName } from '../../libs/ui/src/theme/presets.ts';
import { Editor } from './Editor.tsx';
import { addonId, askEvent, paintEvent } from './events.ts';
import type { Paint } from './events.ts';

const Dots = styled.span({ display: 'inline-flex', gap: 3, marginInlineEnd: 6 });
const Dot = styled.span({
  width: 11,
  height: 11,
  borderRadius: 6,
  boxShadow: 'inset 0 0 0 1px #0003',
});

/** The edited colors belong to the preset they were made from. */
interface Edit {
  preset: PartnerPresetName;
  colors: Paint;
}

/** Six colors in the toolbar: dragged, they repaint stories, docs and strips without rendering. */
export function Tool() {
  const [{ partner }] = useGlobals();
  const preset = (partner as PartnerPresetName | undefined) ?? 'northgate';
  const [edit, setEdit] = useAddonState<Edit>(addonId, { preset, colors: null });
  const edited = edit.preset === preset ? edit.colors : null;
  const frame = useRef(0);
  const emit = useChannel({ [askEvent]: () => emit(paintEvent, edited) }, [edited]);
  const colors: PartnerColors = edited ?? partnerPresets[preset].colors;

  const paint = (next: Paint): void => {
    void setEdit({ preset, colors: next });
    // At most one message per frame: a picker fires far more often than a screen draws.
    cancelAnimationFrame(frame.current);
    frame.current = requestAnimationFrame(() => emit(paintEvent, next));
  };

  return (
    <PopoverProvider
      ariaLabel="Partner colors"
      placement="bottom-start"
      padding={0}
      popover={
        <Editor
          colors={colors}
          presetName={partnerPresets[preset].name}
          edited={edited !== null}
          onPaint={paint}
        />
      }
    >
      <Button variant="ghost" padding="small" ariaLabel="Partner colors" active={edited !== null}>
        <Dots>
          {partnerColorKeys.map((key) => (
            <Dot key={key} style={{ background: colors[key] }} />
          ))}
        </Dots>
        Colors
      </Button>
    </PopoverProvider>
  );
}
