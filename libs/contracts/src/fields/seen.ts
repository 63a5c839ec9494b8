// What leaves no mark where it stands: controls, joiners, fillers and the like, and the two blanks that Unicode doesn't
// count among them: Braille without a dot and a note without a head.
const unseen = /[\p{Default_Ignorable_Code_Point}\p{C}\u2800\u{1D159}]/u;
// Tab and line breaks are spaces, not nothing.
const unseenSigns = new RegExp(`(?![\\t-\\r])${unseen.source}`, 'gu');

/** Tells whether something stands in a text that no reader sees. */
export const hasUnseen = (value: string) => unseen.test(value);

/**
 * How many characters of a text its reader sees, spaces between them included: a text of none is an empty one,
 * whatever it is made of. What joins the letters of a text isn't counted, and stays in it.
 */
export const countSeen = (value: string) => [...value.replaceAll(unseenSigns, '').trim()].length;
