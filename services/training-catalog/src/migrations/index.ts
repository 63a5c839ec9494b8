import { Catalogue1795133400000 } from './1795133400000-catalogue.js';
import { TrainingRequests1795170000000 } from './1795170000000-training-requests.js';
import { AnsweredRequests1795220100000 } from './1795220100000-answered-requests.js';
import { RequestsOfAccounts1795260000000 } from './1795260000000-requests-of-accounts.js';

/** The service's own schema of the database. */
export const schema = 'training_catalog';

/** In the order they run. A migration that has landed is never edited. */
export const migrations = [
  Catalogue1795133400000,
  TrainingRequests1795170000000,
  AnsweredRequests1795220100000,
  RequestsOfAccounts1795260000000,
];
