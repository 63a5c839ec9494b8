import { certificationKinds, formats, skillLevels } from '@guildhall/contracts/training';
import type { ImportedOpportunity } from '@guildhall/contracts/training';

const oneOf = (words: readonly string[]): string => words.join(', ').replace(/, ([^,]*)$/, ' or $1');
const whole = 'a whole number from 0 to 2,147,483,647';
const list = 'one of at most 60 texts with at most 300 characters each';

/** What a value of a field must be, in words that follow "is not". Plain texts say by themselves what is wrong. */
export const wanted: Partial<Record<keyof ImportedOpportunity, string>> = {
  url: 'an address of the web',
  format: oneOf(formats),
  durationMinDays: whole,
  durationMaxDays: whole,
  costMinCents: whole,
  costMaxCents: whole,
  instructionHours: 'a number above 0 and up to 100,000',
  latitude: 'a number from -90 to 90',
  longitude: 'a number from -180 to 180',
  startsAt: 'a moment with its zone, such as 2027-01-11T08:00:00-06:00',
  skillLevel: oneOf(skillLevels),
  certification: oneOf(certificationKinds),
  status: 'active or archived',
  industry: list,
  skills: list,
  prerequisites: list,
  certifications: list,
};
