/** The engine gave no answer: it is away, too slow, or refuses work. */
export class SearchAway extends Error {
  override readonly name = 'SearchAway';
}

/** The request names a filter, facet or sort that the definition lacks, or leaves the window of 10,000 hits. */
export class SearchRequestRefused extends Error {
  override readonly name = 'SearchRequestRefused';
}

/** A rebuilt index differs in size from the one before by more than can be explained; it was not put in place. */
export class IndexSizeChange extends Error {
  override readonly name = 'IndexSizeChange';

  constructor(
    readonly before: number,
    readonly after: number,
  ) {
    super(`The rebuilt index has ${after} documents, the one before ${before}`);
  }
}
