import { frontendZones } from './frontend-zones.mjs';
import { noLiteralSubjects } from './no-literal-subjects.mjs';
import { noLiteralWords } from './no-literal-words.mjs';
import { noVagueRooms } from './no-vague-rooms.mjs';
import { serviceZones } from './service-zones.mjs';
import { typeormInStores } from './typeorm-in-stores.mjs';

/** The house's own lint rules: what architecture.md says in words, said to a machine. @type {import('eslint').ESLint.Plugin} */
export const fences = {
  meta: { name: 'fences' },
  rules: {
    'service-zones': serviceZones,
    'frontend-zones': frontendZones,
    'typeorm-in-stores': typeormInStores,
    'no-literal-subjects': noLiteralSubjects,
    'no-literal-words': noLiteralWords,
    'no-vague-rooms': noVagueRooms,
  },
};
