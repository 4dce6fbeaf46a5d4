/**
 * Quotes any text as a CSS string. It contains customer input, which must not end the string or the
 * style.
 */
export function cssString(text: string): string {
  const escaped = [...text.replace(/\s+/g, ' ')].map((letter) =>
    /[\w .,-]/.test(letter) ? letter : `\\${letter.codePointAt(0)!.toString(16)} `,
  );
  return `"${escaped.join('')}"`;
}

/**
 * CSS for printed pages of any size: margins, and a footer with what the report is about and the
 * page number. Browsers without support for margin boxes leave the footer empty.
 *
 * @param foot the partner and the car of the report
 */
export function pageCss(foot: string): string {
  const text = 'font: 8pt system-ui, sans-serif; color: GrayText;';
  return `@page {
  margin: 14mm 14mm 18mm;
  @bottom-left { content: ${cssString(foot)}; ${text} }
  @bottom-right { content: counter(page) " / " counter(pages); ${text} }
}`;
}
