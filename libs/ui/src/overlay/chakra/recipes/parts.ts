import type { StyleObject } from '../../../styling/style.types.ts';

/** The box of everything that floats next to its trigger. */
export const floatingBox: StyleObject = {
  zIndex: 60,
  maxWidth: 'calc(100vw - 16px)',
  borderWidth: '1px',
  borderStyle: 'solid',
  borderColor: 'line.default',
  borderRadius: 'lg',
  backgroundColor: 'bg.raised',
  boxShadow: 'md',
  outline: 'none',
  _open: { animationName: 'rise-in', animationDuration: 'fast' },
};

/** An entry of a menu or a list. */
export const entry: StyleObject = {
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  borderRadius: 'md',
  outline: 'none',
  cursor: 'pointer',
  userSelect: 'none',
  _coarse: { minHeight: '44px' },
  _highlighted: { backgroundColor: 'bg.muted' },
  _disabled: { color: 'fg.subtle', cursor: 'not-allowed' },
};

/** Covers the page behind a dialog. */
export const backdrop: StyleObject = {
  position: 'fixed',
  inset: 0,
  zIndex: 'panel',
  backgroundColor: 'bg.backdrop',
  _open: { animationName: 'fade-in', animationDuration: 'normal' },
};

/** The box of a dialog or drawer, a column of header, body and footer. */
export const dialogBox: StyleObject = {
  display: 'flex',
  flexDirection: 'column',
  width: '100%',
  minHeight: 0,
  backgroundColor: 'bg.surface',
  boxShadow: 'lg',
  outline: 'none',
};

/** The parts inside the box of a dialog or drawer. */
export const dialogParts: Record<
  'header' | 'title' | 'description' | 'body' | 'footer',
  StyleObject
> = {
  header: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minHeight: '56px',
    flexShrink: 0,
    paddingInline: '5',
    borderBottomWidth: '1px',
    borderBottomStyle: 'solid',
    borderBottomColor: 'line.default',
  },
  title: { flex: 1, minWidth: 0, textStyle: 'title' },
  description: { color: 'fg.muted' },
  body: {
    display: 'flex',
    flexDirection: 'column',
    gap: '4',
    flex: 1,
    minHeight: 0,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    padding: '5',
  },
  footer: {
    display: 'flex',
    justifyContent: 'flex-end',
    flexWrap: 'wrap',
    gap: '2',
    flexShrink: 0,
    paddingInline: '5',
    paddingBlock: '3',
    borderTopWidth: '1px',
    borderTopStyle: 'solid',
    borderTopColor: 'line.default',
  },
};
