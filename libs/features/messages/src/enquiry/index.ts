export { Enquiry } from './Enquiry.tsx';
export type { EnquiryProps } from './Enquiry.tsx';
export { ConversationLink, EnquiryLink } from './EnquiryLink.tsx';
export { EnquirySection } from './EnquirySection.tsx';
export { EnquiryStore } from './EnquiryStore.ts';
export type { EnquiryDraft, EnquiryStoreOptions } from './EnquiryStore.ts';
