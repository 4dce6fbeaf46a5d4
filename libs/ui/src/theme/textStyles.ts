/** Typography: 14 px body text. Tabular numerals are for columns of numbers and running clocks. */
export const textStyles = {
  caption: { value: { fontSize: 'xs', lineHeight: '1rem', letterSpacing: '0.005em' } },
  label: { value: { fontSize: 'sm', lineHeight: '1.125rem', fontWeight: '500' } },
  body: { value: { fontSize: 'md', lineHeight: '1.25rem' } },
  title: {
    value: { fontSize: 'lg', lineHeight: '1.375rem', fontWeight: '600', letterSpacing: '-0.006em' },
  },
  heading: {
    value: { fontSize: 'xl', lineHeight: '1.625rem', fontWeight: '600', letterSpacing: '-0.012em' },
  },
  display: {
    value: { fontSize: '2xl', lineHeight: '2rem', fontWeight: '640', letterSpacing: '-0.018em' },
  },
  code: { value: { fontFamily: 'mono', fontSize: 'sm', lineHeight: '1.125rem' } },
};
