import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import type { RegisterFields } from './register-fields.js';

/** What a section of the register form is given. */
export interface SectionProps {
  register: UseFormRegister<RegisterFields>;
  errors: FieldErrors<RegisterFields>;
}
