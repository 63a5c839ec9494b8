import { config } from 'zod';

// zod would try to write functions at run time; the site's policy forbids that, and each try is logged. To be imported
// before any schema is made.
config({ jitless: true });
