/** Words so frequent that a search does not ask for them (in a phrase they count). */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  'a about an and are as at be but by can for from has have how i if in into is it its my no not of on or our so such that the their them then there these they this to was we what when where which who will with you your'.split(
    ' ',
  ),
);
