import { DomainError } from '@guildhall/kernel';
import type { Upload } from '@guildhall/contracts/http';

/** The refusal of a file that has more bytes than its form may bring, said at its field. */
export const tooLarge = ({ tooLarge: code, file, bytes }: Upload) =>
  new DomainError(code, { fields: { [file]: `The file has more than ${bytes / 1024 / 1024} MB` } });
