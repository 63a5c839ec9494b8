import { jest } from '@jest/globals';

// A house takes its time to open, to close and to heal on a busy machine.
jest.setTimeout(90_000);
