/** The namespace of XLIFF 1.2. */
export const XLIFF_NAMESPACE = 'urn:oasis:names:tc:xliff:document:1.2';
