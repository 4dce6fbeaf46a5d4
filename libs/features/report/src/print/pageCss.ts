/**
 * A CSS string of any text. A customer named the car: nothing of it can end the string, or the style.
 */
export function cssString(text: string): string {
  const escaped = [...text.replace(/\s+/g, ' ')].map((letter) =>
    /[\w .,-]/.test(letter) ? letter : `\\${letter.codePointAt(0)!.toString(16)} `,
  );
  return `"${escaped.join('')}"`;
}

/**
 * The printed page of any size: its margins, and at its foot what the sheet is of and its number.
 * A browser that knows no margin boxes leaves the foot empty.
 *
 * @param foot whose report of which car
 */
export function pageCss(foot: string): string {
  const text = 'font: 8pt system-ui, sans-serif; color: GrayText;';
  return `@page {
  margin: 14mm 14mm 18mm;
  @bottom-left { content: ${cssString(foot)}; ${text} }
  @bottom-right { content: counter(page) " / " counter(pages); ${text} }
}`;
}
