import { createHash, randomBytes } from 'node:crypto';

/** A fresh token: 256 random bits as base64url. */
export const makeToken = () => randomBytes(32).toString('base64url');

/** What is kept of a token. Of so much chance a plain hash gives nothing away. */
export const hashOfToken = (token: string) => createHash('sha256').update(token).digest('base64url');
