import { Fragment, memo } from 'react';
import { piecesOf } from '../links.ts';
import { plainText } from '../plainText.ts';

/** The text of a message: rendered as text only, with web addresses as external links. */
export const MessageText = memo(function MessageText({ text }: { text: string }) {
  return piecesOf(plainText(text)).map((piece, index) =>
    piece.href === undefined ? (
      <Fragment key={index}>{piece.text}</Fragment>
    ) : (
      <a
        key={index}
        href={piece.href}
        target="_blank"
        rel="noopener noreferrer nofollow ugc"
        style={{ color: 'inherit', textDecoration: 'underline' }}
      >
        {piece.text}
      </a>
    ),
  );
});
