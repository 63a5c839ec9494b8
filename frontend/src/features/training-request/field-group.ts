import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import type { RequestFields } from './request-fields.js';

/** What a group of the form's fields is given. */
export interface FieldGroup {
  register: UseFormRegister<RequestFields>;
  errors: FieldErrors<RequestFields>;
}
