/** What this service knows of a company that the auth service owns. */
export interface CompanyCopy {
  id: string;
  name: string;
  city: string | null;
  state: string | null;
  logo: string | null;
  /** Counts up with every change: the newer one wins, in whatever order they come. */
  version: number;
}
