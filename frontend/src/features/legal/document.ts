/** A legal text: sections with a heading each, of paragraphs and lists. */
export interface LegalDocument {
  title: string;
  intro: string;
  sections: readonly LegalSection[];
}

export interface LegalSection {
  /** The part of the address behind `#`. */
  id: string;
  heading: string;
  /** A text is a paragraph; a list of texts is a list. */
  parts: readonly (string | readonly string[])[];
}

/** As specified, for both. */
export const lastUpdated = 'May 04, 2025';
