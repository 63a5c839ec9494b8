/** What stands around the text of a legal document. */
export const legalWords = { updated: 'Last updated:', contents: 'Contents', print: 'Print' } as const;
